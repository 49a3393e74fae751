import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element

/** Elements that show no text of the page's own. */
export const UNSEEN = new Set(
  'script style noscript template svg math iframe object embed canvas audio video select datalist textarea nav dialog head map'.split(
    ' ',
  ),
)

const SIGNS = /[\p{L}\p{M}\p{N}]+/gu
/** Of scripts without spaces, two signs are counted as a word. */
const DENSE = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]{2}/g

/** About how many words a text has. */
export function wordsIn(text: string): number {
  return (text.replaceAll(DENSE, ' x ').match(SIGNS) ?? []).length
}

function* nodesOf(parent: Tree.ParentNode): Generator<Tree.ChildNode> {
  const open = parent.childNodes.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    if ('childNodes' in node && !UNSEEN.has(node.nodeName))
      for (const child of node.childNodes.toReversed()) open.push(child)
  }
}

export function elementsOf(parent: Tree.ParentNode): Element[] {
  return [...nodesOf(parent)].filter((node) => 'tagName' in node)
}

export const has = (element: Element, tags: readonly string[]) =>
  elementsOf(element).some(({ tagName }) => tags.includes(tagName))

export function textOf(parent: Tree.ParentNode): string {
  const texts = [...nodesOf(parent)].map((node) => ('value' in node ? node.value : ''))
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}

export function firstText(parent: Tree.ParentNode): string {
  for (const node of nodesOf(parent)) if ('value' in node && node.value.trim() !== '') return node.value.trim()
  return ''
}

const lengths = new WeakMap<Tree.ParentNode, number>()

/** Of its text, in characters. */
export function lengthOf(parent: Tree.ParentNode): number {
  const known = lengths.get(parent)
  if (known !== undefined) return known
  const length = textOf(parent).length
  lengths.set(parent, length)
  return length
}
