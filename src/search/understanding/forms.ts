// The other forms of names.

/** Camerounaise, guinéenne, boliviana. */
export function feminine(people: string): string {
  return people
    .split(',')
    .flatMap((name) => [
      ...(/[ei]en$/.test(name) ? [`${name}ne`] : []),
      ...(/[ao]i[ns]$/.test(name) ? [`${name}e`] : []),
      ...(/[aie]no$/.test(name) ? [name.replace(/o$/, 'a')] : []),
    ])
    .join(',')
}

/** "Francais", "francaise", "francaises"; "tedesco", "tedeschi"; "deutsch", "deutsche". Russian endings are folded away. */
export function inflected(adjective: string): readonly string[] {
  if (/^\p{sc=Cyrillic}/u.test(adjective)) return [adjective]
  const withEnding = (ending: string) => adjective + ending
  if (adjective.endsWith('sch')) return ['', 'e', 'er', 'en', 'em', 'es'].map(withEnding)
  const stem = adjective.slice(0, -1)
  if (adjective.endsWith('o')) {
    const endings = /[cg]o$/.test(adjective) ? ['hi', 'he'] : ['e', 'es']
    return [
      ...['o', 'a', 'os', 'as', 'i', ...endings].map((ending) => stem + ending),
      ...(adjective.endsWith('ao') ? [stem] : []),
    ]
  }
  if (adjective.endsWith('e')) return [adjective, `${adjective}s`, `${stem}i`]
  const her = /[ei]en$/.test(adjective) ? `${adjective}ne` : adjective.endsWith('c') ? `${stem}que` : `${adjective}e`
  const plurals = adjective.endsWith('ol') ? [`${stem}is`] : []
  return [...plurals, ...[adjective, her].flatMap((one) => [one, `${one}s`]), ...['a', 'as', 'es'].map(withEnding)]
}

/** "Software engineer", "ingeniero mecánico", "makine mühendisi": who does what is studied. */
const ENGINEERS: readonly (readonly [subject: RegExp, person: string])[] = [
  [/engineering$/, 'engineer'],
  [/^ingenieria /, 'ingeniero '],
  [/^ingenieria /, 'ingeniera '],
  [/^engenharia /, 'engenheiro '],
  [/^engenharia /, 'engenheira '],
  [/^genie /, 'ingenieur '],
  [/muhendisligi$/, 'muhendisi'],
  [/^هندسة /, 'مهندس '],
]

/** A list of names with those of the people. */
export function withEngineers(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .flatMap((name) => [
      name,
      ...ENGINEERS.filter(([subject]) => subject.test(name)).flatMap(([subject, person]) => {
        const they = name.replace(subject, person)
        return /[eh]iro |iero /.test(they) ? [they, they.replace(/a$/, 'o')] : [they]
      }),
    ])
    .join(', ')
}
