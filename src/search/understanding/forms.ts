/** The feminine forms in a list of people: "camerounaise", "guinéenne", "boliviana". */
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

/**
 * The forms of an adjective: "francais", "francaise", "francaises"; "tedesco", "tedeschi"; "deutsch", "deutsche". Russian
 * ones need none, since folding takes their endings off.
 */
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

/**
 * How the name of a subject becomes that of a person, or is shortened: "software engineer", "geologist", "civil engg",
 * "ingeniero mecánico", "ing industrial", "makine mühendisi".
 */
const ENGINEERS: readonly (readonly [subject: RegExp, person: string])[] = [
  [/engineering$/, 'engineer'],
  [/ology$/, 'ologist'],
  [/nomy$/, 'nomist'],
  [/chemistry$/, 'chemist'],
  [/physics$/, 'physicist'],
  [/therapy$/, 'therapist'],
  [/ engineering$/, ' engg'],
  [/ engineering$/, ' engr'],
  [/ engineering$/, ' eng'],
  [/^ingenieria /, 'ingeniero '],
  [/^ingenieria /, 'ingeniera '],
  [/^ingenieria /, 'ing '],
  [/^engenharia /, 'engenheiro '],
  [/^engenharia /, 'engenheira '],
  [/^genie /, 'ingenieur '],
  [/muhendisligi$/, 'muhendisi'],
  [/^هندسة /, 'مهندس '],
]

/** Adds to a list of subjects the names of the people who do them, and short forms. */
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

/** Adds "electrical engineering" where "electrical" says the same. */
export function withBranches(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .flatMap((name) => (/^(?!engineer)\w+$/.test(name) ? [name, `${name} engineering`] : [name]))
    .join(', ')
}
