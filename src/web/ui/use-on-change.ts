import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs after a render in which `value` has changed; not after the first one. */
export function useOnChange(value: unknown, run: () => void): void {
  const onChange = useEffectEvent(run)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    onChange()
  }, [value])
}
