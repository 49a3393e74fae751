import type { SearchAnswer } from '#contract/search.ts'
import { html, Html } from './html-page.ts'
import type { PageText } from './page-texts.ts'
import { PICTURE_SIZE } from './share-picture.ts'

interface PageFacts {
  /** The page's own address: the one that others that show the same name. */
  readonly canonical: string
  /** What the page is, in terms of schema.org. */
  readonly thing?: object
  /** The address of its picture. */
  readonly picture?: string | undefined
  /** False for what search engines need not list: any words may be searched for. */
  readonly isListed?: boolean
}

/** What the head says besides title and description, for search engines and for links that are shared. */
export function headOf(origin: string, { canonical, thing, picture, isListed = true }: PageFacts): Html {
  const address = origin + canonical
  return html`${isListed ? [] : html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${address}" />
    <meta property="og:url" content="${address}" />
    ${
      picture === undefined
        ? []
        : html`<meta property="og:image" content="${origin + picture}" />
            <meta property="og:image:type" content="image/png" />
            <meta property="og:image:width" content="${String(PICTURE_SIZE.width)}" />
            <meta property="og:image:height" content="${String(PICTURE_SIZE.height)}" />
            <meta name="twitter:card" content="summary_large_image" />`
    }
    ${
      thing
        ? html`<script type="application/ld+json">
            ${jsonBlock(JSON.stringify({ '@context': 'https://schema.org', ...thing }))}
          </script>`
        : []
    }`
}

/** The first results, by name and address. */
export function itemList(origin: string, { list }: Pick<SearchAnswer, 'list'>): object {
  const itemListElement = list.map(({ _id, scholarship_name: name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${origin}/detail/${encodeURIComponent(_id)}`,
  }))
  return { '@type': 'ItemList', itemListElement }
}

/** A scholarship. Not its amount: the terms cannot say whether it is paid once or each month. */
export function grant(address: string, funder: string, { name, description }: PageText): object {
  return {
    '@type': 'MonetaryGrant',
    name,
    description,
    url: address,
    funder: { '@type': 'Organization', name: funder },
  }
}

/** JSON for a script element, which only "<" could end. */
export function jsonBlock(json: string): Html {
  return new Html(json.replaceAll('<', String.raw`\u003c`))
}
