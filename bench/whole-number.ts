/** Reads an option. Anything but a whole number from 1 would be measured as nothing, or without end. */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option} ${text}: give a whole number from 1 on.`)
  return number
}
