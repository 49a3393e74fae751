import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { asApiError } from '#web/api-error.ts'
import { fetchCode } from './late-code.ts'
import { useRetry } from './use-retry.ts'

interface Instead {
  /** Stands there until the part has come. */
  readonly waiting?: ReactNode
  /** Stands there when it could not come. */
  readonly missing?: ReactNode
}

/**
 * A part of a page whose code comes when it is first drawn. Without a network what stands around it stays, and it is
 * asked for again when there is one, or when it is next drawn: React's own `lazy` asks once, and breaks the page.
 */
export function createLatePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const fetchPart = async () => (here = await fetchCode(load))
  return function LatePart({ waiting, missing, ...props }: Props & Instead) {
    const [Part, setPart] = useState(() => here)
    const [failure, setFailure] = useState<unknown>()
    const ask = useCallback(() => void fetchPart().then((part) => setPart(() => part), setFailure), [])
    useEffect(() => {
      if (!Part) ask()
    }, [Part, ask])
    useRetry(ask, !Part && failure !== undefined)
    // All that is left are the part's own properties.
    if (Part) return <Part {...(props as Props)} />
    if (failure !== undefined && asApiError(failure)?.code !== 'offline') throw failure
    return failure === undefined ? waiting : missing
  }
}
