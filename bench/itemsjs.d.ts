/** The part of itemsjs that the benchmark uses; the package has no types that the resolver finds. */
declare module 'itemsjs' {
  interface Bucket {
    readonly key: string
    readonly doc_count: number
  }
  interface Answer<Item> {
    readonly pagination: { readonly total: number }
    readonly data: {
      readonly items: readonly Item[]
      readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>
    }
  }
  // oxlint-disable-next-line import/no-default-export -- it is one
  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: object,
  ): { search(request: object): Answer<Item> }
}
