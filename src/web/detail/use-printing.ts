import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the browser makes the pages that it prints: paper has no buttons by which anything could be opened. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    // The browser takes the page as it stands when this returns.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), end)
    window.addEventListener('afterprint', () => setPrinting(false), end)
    return () => end.abort()
  }, [])
  return isPrinting
}

/** Whether a long part is open, and what a press on its button does. */
export function useOpening(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  return [isOpen || isPrinting, () => setOpen(!isOpen)]
}
