import { askPublic, readUpTo } from '#fetching/public-machine.ts'

const MAX_BYTES = 65_536
const TIMEOUT = 3000

/**
 * A person's picture as a data URI, so that no browser asks the provider for it. Null if it cannot be fetched, is too
 * large or is no image. Redirects are not followed. Never throws.
 */
export async function fetchPhoto(
  address: string | undefined,
  ask: typeof askPublic = askPublic,
): Promise<string | null> {
  if (address === undefined || !URL.canParse(address)) return null
  const url = new URL(address)
  // Any other port is no place for pictures, but may be one of ours.
  if (url.protocol !== 'https:' || url.port !== '') return null
  try {
    const response = await ask(url, AbortSignal.timeout(TIMEOUT))
    const bytes = response.statusCode === 200 ? await readUpTo(response, MAX_BYTES) : undefined
    response.destroy()
    const type = bytes && imageType(bytes)
    return bytes && type ? `data:${type};base64,${bytes.toString('base64')}` : null
  } catch {
    return null
  }
}

/** Recognised by the first bytes: the header may say anything. */
function imageType(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1', 0, 12)
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  return /^GIF8[79]a/.test(text) ? 'image/gif' : undefined
}
