/** One quiet line above the page, outside of what the app draws. Without a text there is none. */
export function createLineAbove(): (text: string | undefined) => void {
  let line: HTMLElement | undefined
  return (text) => {
    if (text === undefined) {
      line?.remove()
      line = undefined
      return
    }
    line ??= addLine()
    line.textContent = text
  }
}

function addLine(): HTMLElement {
  const added = document.createElement('p')
  added.role = 'status'
  // The style sheet of the first load has no room for it.
  Object.assign(added.style, {
    padding: 'var(--s1) var(--gutter)',
    background: 'var(--sunk)',
    color: 'var(--ink-soft)',
    fontSize: 'var(--size-s)',
    textAlign: 'center',
  })
  document.body.prepend(added)
  return added
}
