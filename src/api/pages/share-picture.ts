import type { Card } from '#contract/scholarship.ts'
import { html, type Html } from './html-page.ts'
import { cardFacts } from './page-texts.ts'

/** In pixels: the shape that readers of links expect, and so small that it takes less than 40 kB. */
export const PICTURE_SIZE = { width: 680, height: 357 } as const
/** So many letters of the display face fit beside each other, and so many lines of a name below. */
const NAME = { letters: 30, lines: 3, size: 64 }
const FACT = { letters: 56, lines: 1, size: 36 }
const LEFT = 80

/** What anyone may see of a scholarship, as a picture for links that are shared: an SVG, to be made a PNG of. */
export function sharePicture(card: Card, siteName: string): string {
  const name = wrapped(card.scholarship_name, NAME)
  const { money, where, until } = cardFacts(card)
  const facts = [money, where, until].flatMap((fact) => (fact === '' ? [] : wrapped(fact, FACT)))
  const firstFact = 144 + name.length * 72
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${String(PICTURE_SIZE.width)}"
    height="${String(PICTURE_SIZE.height)}"
    viewBox="0 0 1200 630"
  >
    <rect width="1200" height="630" fill="#1a1f4d" />
    <path d="M700 630c150-190 250-60 370-150 60-45 90-120 130-140v290z" fill="#3a4bc4" opacity=".45" />
    <rect width="1200" height="14" fill="#ffb52e" />
    <g font-family="Bricolage Grotesque" font-weight="700">
      ${name.map((line, place) => text(line, 130 + place * 72, NAME.size, '#fffefa'))}
      ${facts.map((line, place) => text(line, firstFact + place * 52, FACT.size, '#ffd27a'))}
      ${text(siteName, 566, 32, '#fffefa')}
    </g>
  </svg>`.source
}

function text(line: string, y: number, size: number, fill: string): Html {
  return html`<text x="${String(LEFT)}" y="${String(y)}" font-size="${String(size)}" fill="${fill}">${line}</text>`
}

/** In lines of whole words; what does not fit is cut short. */
function wrapped(words: string, { letters, lines }: { readonly letters: number; readonly lines: number }): string[] {
  const all: string[] = []
  for (const word of words.split(/\s+/)) {
    const last = all.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) all[all.length - 1] = `${last} ${word}`
    else all.push(word)
  }
  const rest = all.splice(lines)
  return all.map((line, place) => {
    const isCut = line.length > letters || (rest.length > 0 && place === lines - 1)
    return isCut ? `${line.slice(0, letters - 1).trimEnd()}…` : line
  })
}
