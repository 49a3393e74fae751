import {
  Cake,
  FileText,
  GraduationCap,
  Handshake,
  Hourglass,
  Languages,
  RefreshCw,
  Send,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { ConditionFact, ConditionFactName } from './condition-facts.ts'
import styles from './snapshot.module.css'

const ICONS: Readonly<Record<ConditionFactName, LucideIcon>> = {
  Age: Cake,
  'Minimum grade': GraduationCap,
  'Income limit': Wallet,
  Language: Languages,
  'You need': FileText,
  'Where to apply': Send,
  Length: Hourglass,
  Renewal: RefreshCw,
  'In return': Handshake,
}

interface Props {
  readonly facts: readonly ConditionFact[]
  readonly className: string
}

/** Facts as rows that look like those of the snapshot, wherever they stand. */
export function ConditionRows({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ name, values }) => {
        const Icon = ICONS[name]
        return (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>
              <Icon size="1.125rem" aria-hidden />
              {name}
            </dt>
            <dd className={styles.values}>
              {values.map((value) => (
                <span key={value} className={styles.line}>
                  {value}
                </span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
