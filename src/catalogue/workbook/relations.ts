import { posix } from 'node:path'
import type { WorkbookParts } from './parts.ts'
import { parseXml } from './xml.ts'

/** What a part of a workbook points to. */
export interface Relation {
  /** The last word of its type: `worksheet`, `sharedStrings`, `styles`, `hyperlink`. */
  readonly kind: string
  /** The path of another part, or an address outside of the workbook. */
  readonly target: string
}

/** What a part points to, by the ids that its XML uses. */
export async function readRelations(parts: WorkbookParts, of: string): Promise<ReadonlyMap<string, Relation>> {
  const folder = posix.dirname(of)
  const file = posix.join(folder, '_rels', `${posix.basename(of)}.rels`)
  const relations = new Map<string, Relation>()
  if (!parts.has(file)) return relations
  await parseXml(parts.read(file), {
    open: (name, { Id, Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined) return
      const inside = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      const target = TargetMode === 'External' ? Target : inside
      relations.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), target })
    },
  })
  return relations
}
