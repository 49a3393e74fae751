/** The label of each of these by its id. */
export function labelsOf<Id extends string>(all: readonly { readonly id: Id; readonly label: string }[]) {
  const labels = new Map(all.map(({ id, label }) => [id, label]))
  return (id: Id): string => labels.get(id) ?? id
}
