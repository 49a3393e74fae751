import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { networkAway } from '#web/api-client.ts'
import { ApiError, asApiError } from '#web/api-error.ts'
import { forThisTab } from '#web/device-storage.ts'
import { useRetry } from './later.ts'

/**
 * What fails again within this time after a reload is not caused by a deployment, and another reload would only start a
 * loop.
 */
const ONCE_IN_MS = 30_000
/** For each code, which the browser names in its message. */
const keyOf = (cause: unknown) => `reloadedForCode ${String(cause)}`
/** If the server takes longer to answer, it counts as away. */
const PATIENCE_MS = 5000

/** While a reload is under way, further missing code is no error. */
let reloading = false

let findDestination = (): string | undefined => undefined

/** Sets how to find out where the visitor is going, so that a reload goes there. */
export function provideDestination(find: () => string | undefined): void {
  findDestination = find
}

/**
 * Call when the visitor sets out for `address`. If a reload was begun, they have gone on, or stopped it: nothing tells
 * which. What waits for it would wait for ever, so the new page is loaded from there.
 */
export function setOut(address: string): void {
  if (reloading) window.location.assign(address)
}

/**
 * Imports code on demand. If the server cannot be reached, it fails with `offline` like any call to the server, and can
 * be tried again.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    if (!(await isServerThere())) {
      networkAway.set(true)
      throw new ApiError('offline')
    }
    // The network may just have come back.
    return fetchOrReload(load)
  }
}

/**
 * A deployment may have removed the code. Then the page is reloaded, once, to get the current code. Browsers from
 * before the autumn of 2026 remember a failed import, and never ask for it again while the page stands: with them only
 * a reload helps.
 */
async function fetchOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    if (reloading) return new Promise(() => {})
    if (Date.now() - Number(forThisTab.get(keyOf(cause)) ?? 0) < ONCE_IN_MS) throw cause
    if (!forThisTab.set(keyOf(cause), String(Date.now()))) throw cause
    reloading = true
    // The Back button may restore this page from memory as it was left: waiting, and still without the code.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    const address = findDestination()
    if (address === undefined) window.location.reload()
    else window.location.assign(address)
    // Never resolves: the current page stays until the new one replaces it.
    return new Promise(() => {})
  }
}

/** Whether the server answers now. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok
  } catch {
    return false
  }
}

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
