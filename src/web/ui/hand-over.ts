/** Closing the share sheet without a choice counts as done. */
export async function shareByDevice(data: ShareData): Promise<'done' | 'not possible'> {
  // The type says that every browser has it; some do not.
  if (!('share' in navigator)) return 'not possible'
  try {
    await navigator.share(data)
    return 'done'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'not possible'
  }
}

/** False where the browser has no clipboard, or does not allow its use. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
