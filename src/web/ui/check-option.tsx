import styles from './check-option.module.css'

interface Props {
  readonly name: string
  readonly label: string
  /** How many results it has; left out where that is not known. */
  readonly count?: number | undefined
  /** Whether nothing would be found by it. */
  readonly empty?: boolean
  readonly checked: boolean
  readonly onToggle: () => void
}

/** One option of a group. Without results it is disabled, unless it is chosen: a choice can always be undone. */
export function CheckOption({ name, label, count, empty = count === 0, checked, onToggle }: Props) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        name={name}
        value={label}
        checked={checked}
        disabled={empty && !checked}
        onChange={onToggle}
        className={styles.box}
      />
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}

/** What every option finds besides its own. */
export function describeOpen(open: number, kind: string): string {
  return open > 0 ? `${open} more open to any ${kind}.` : `None is open to any ${kind}.`
}
