import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { asApiError } from '#web/api-error.ts'
import { fetchCode } from './late-code.ts'
import { useRetry } from './use-retry.ts'

interface Instead {
  /** Shown until the part has loaded. */
  readonly waiting?: ReactNode
  /** Shown when the network is away. */
  readonly missing?: ReactNode
}

/**
 * A part of a page whose code is fetched when it is first rendered. Without a network the rest of the page stays, and
 * the fetch is repeated. React's own `lazy` tries only once, and then breaks the page.
 */
export function createLatePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const fetchPart = async () => (here = await fetchCode(load))
  function LatePart({ waiting, missing, ...props }: Props & Instead) {
    const [Part, setPart] = useState(() => here)
    const [failure, setFailure] = useState<unknown>()
    const ask = useCallback(() => void fetchPart().then((part) => setPart(() => part), setFailure), [])
    useEffect(() => {
      if (!Part) ask()
    }, [Part, ask])
    useRetry(ask, !Part && failure !== undefined)
    // What is left after `waiting` and `missing` are the part's own props.
    if (Part) return <Part {...(props as Props)} />
    if (failure !== undefined && asApiError(failure)?.code !== 'offline') throw failure
    return failure === undefined ? waiting : missing
  }
  /** Fetches the code before the part is rendered, which then shows it at once. */
  LatePart.fetch = fetchPart
  return LatePart
}
