/** Rules that only the person can answer, and that belong to no other criterion of `can-i.ts`. */
export const ONLY_ASKED = [
  'experience',
  /** A post, or a licence. */
  'post',
  'years_since_degree',
  /** An exact year or term of school or study. */
  'stage',
  /** At a certain school, university or programme already. */
  'enrolled',
  /** Schooling in a certain country, region or kind of school. */
  'schooled',
  /** Below a figure, or by an official test. */
  'income',
  'descent',
  'family',
  /** A membership or an official card. */
  'card',
  /** Another condition on how one lives. */
  'situation',
  /** Several awards under one name, each with rules of its own. */
  'several',
] as const

/**
 * Rules that stand in a record's own words and that no other fact tells. Each is judged in `can-i.ts`. Most ask for
 * something that a person has to look up for herself; none of them excludes anybody alone, unless said otherwise.
 */
export const RULES = [
  /** Permanent residents of a listed country may hold it beside its citizens. */
  'residents_too',
  /** Excludes whoever holds a passport of another country than the listed ones. */
  'no_second_passport',
  /** One must live in a region finer than a country, or have lived in the country for years. */
  'region',
  /** Some who live elsewhere may hold it, too. */
  'residence_exceptions',
  /** Not for those who live, or lived lately, where one studies. */
  'past_stays',
  /** Only from the second year or later of the study itself. Excludes those who have not begun it. */
  'advanced',
  /** A topic narrower than the subject. */
  'topic',
  /** Some who study another subject may hold it, too: the listed ones come first, or any will do that leads there. */
  'field_exceptions',
  /** Some who are older or younger may hold it, or the ages are those of a habit. */
  'age_exceptions',
  /** There is a limit of age, which the record does not give. */
  'age_unstated',
  /** The ages count at a start in the year to come. */
  'age_at_start',
  /** A kind of people that no answer of a profile tells: which minority, which disability, at risk, veteran. */
  'kind',
  /** Some who are not of the audience may hold it, too. */
  'audience_exceptions',
  'home_fee',
  /** In the last year of school, or out of it a short time ago. */
  'last_school_year',
  ...ONLY_ASKED,
] as const
export type Rule = (typeof RULES)[number]

/** Kinds of people that an award can be for, as a profile tells them, too. `christian` is told by no profile. */
export const GROUPS = [
  'woman',
  'man',
  'refugee',
  'disability',
  'indigenous',
  'black',
  'muslim',
  'jewish',
  'christian',
  'minority',
  'low_income',
  'first_generation',
] as const
export type Group = (typeof GROUPS)[number]
