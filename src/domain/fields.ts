/**
 * Fields of study after UNESCO's ISCED-F 2013, labelled in everyday words. There are two levels, broad fields
 * and the subjects in them. A programme names either. A broad field means every subject in it.
 */
const TABLE = [
  ['education', 'Education', null],
  ['teacher-training', 'Teacher Training', 'education'],
  ['education-science', 'Education Research & Policy', 'education'],
  ['arts-humanities', 'Arts & Humanities', null],
  ['design', 'Design', 'arts-humanities'],
  ['fine-arts', 'Fine Arts', 'arts-humanities'],
  ['music-performing-arts', 'Music & Performing Arts', 'arts-humanities'],
  ['film-media-arts', 'Film & Media Production', 'arts-humanities'],
  ['history-archaeology', 'History & Archaeology', 'arts-humanities'],
  ['philosophy-ethics', 'Philosophy & Ethics', 'arts-humanities'],
  ['religion-theology', 'Religion & Theology', 'arts-humanities'],
  ['languages', 'Languages', 'arts-humanities'],
  ['literature-linguistics', 'Literature & Linguistics', 'arts-humanities'],
  ['social-sciences', 'Social Sciences & Journalism', null],
  ['economics', 'Economics', 'social-sciences'],
  ['politics-international-relations', 'Politics & International Relations', 'social-sciences'],
  ['psychology', 'Psychology', 'social-sciences'],
  ['sociology-anthropology', 'Sociology & Anthropology', 'social-sciences'],
  ['development-studies', 'Development Studies', 'social-sciences'],
  ['journalism-communication', 'Journalism & Communication', 'social-sciences'],
  ['library-information', 'Library & Information Studies', 'social-sciences'],
  ['business-law', 'Business & Law', null],
  ['accounting-finance', 'Accounting & Finance', 'business-law'],
  ['business-management', 'Business & Management', 'business-law'],
  ['marketing', 'Marketing', 'business-law'],
  ['public-administration', 'Public Policy & Administration', 'business-law'],
  ['law', 'Law', 'business-law'],
  ['natural-sciences', 'Natural Sciences & Mathematics', null],
  ['biology', 'Biology', 'natural-sciences'],
  ['biochemistry-biotechnology', 'Biochemistry & Biotechnology', 'natural-sciences'],
  ['environmental-science', 'Environmental Science & Conservation', 'natural-sciences'],
  ['chemistry', 'Chemistry', 'natural-sciences'],
  ['earth-sciences', 'Earth & Ocean Sciences', 'natural-sciences'],
  ['physics-astronomy', 'Physics & Astronomy', 'natural-sciences'],
  ['mathematics', 'Mathematics', 'natural-sciences'],
  ['statistics', 'Statistics', 'natural-sciences'],
  ['computing', 'Computing & IT', null],
  ['computer-science', 'Computer Science', 'computing'],
  ['data-science', 'Data Science', 'computing'],
  ['artificial-intelligence', 'Artificial Intelligence', 'computing'],
  ['cybersecurity-networks', 'Cybersecurity & Networks', 'computing'],
  ['engineering', 'Engineering & Construction', null],
  ['chemical-engineering', 'Chemical Engineering', 'engineering'],
  ['environmental-engineering', 'Environmental & Water Engineering', 'engineering'],
  ['energy', 'Energy', 'engineering'],
  ['electrical-engineering', 'Electrical & Electronic Engineering', 'engineering'],
  ['mechanical-engineering', 'Mechanical Engineering', 'engineering'],
  ['aerospace-engineering', 'Aerospace & Automotive Engineering', 'engineering'],
  ['biomedical-engineering', 'Biomedical Engineering', 'engineering'],
  ['food-technology', 'Food Technology', 'engineering'],
  ['materials', 'Materials Science', 'engineering'],
  ['mining-petroleum', 'Mining & Petroleum', 'engineering'],
  ['architecture-planning', 'Architecture & Urban Planning', 'engineering'],
  ['civil-engineering', 'Civil Engineering', 'engineering'],
  ['agriculture-veterinary', 'Agriculture & Veterinary', null],
  ['agriculture', 'Agriculture', 'agriculture-veterinary'],
  ['forestry', 'Forestry', 'agriculture-veterinary'],
  ['fisheries', 'Fisheries & Aquaculture', 'agriculture-veterinary'],
  ['veterinary', 'Veterinary Medicine', 'agriculture-veterinary'],
  ['health', 'Health & Welfare', null],
  ['dentistry', 'Dentistry', 'health'],
  ['medicine', 'Medicine', 'health'],
  ['nursing', 'Nursing & Midwifery', 'health'],
  ['therapy-rehabilitation', 'Therapy & Rehabilitation', 'health'],
  ['pharmacy', 'Pharmacy', 'health'],
  ['public-health', 'Public Health', 'health'],
  ['social-work', 'Social Work', 'health'],
  ['services', 'Services', null],
  ['hospitality-tourism', 'Hospitality & Tourism', 'services'],
  ['sport', 'Sport', 'services'],
  ['transport', 'Transport & Maritime', 'services'],
  ['security-defence', 'Security & Defence', 'services'],
] as const

export type FieldId = (typeof TABLE)[number][0]

export interface Field {
  readonly id: FieldId
  readonly label: string
  /** The broad field that a subject belongs to; null for a broad field itself. */
  readonly broad: FieldId | null
}

/** Every field, each broad one directly before its subjects. */
export const FIELDS: readonly Field[] = TABLE.map(([id, label, broad]) => ({ id, label, broad }))

const BY_ID: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [field.id, field]))

export function findField(id: string): Field | undefined {
  return BY_ID.get(id)
}

export function formatField(id: FieldId): string {
  return BY_ID.get(id)?.label ?? id
}

/**
 * The options that a programme in `id` matches: the subject and its broad field, or a broad field and all of its
 * subjects. A programme for "Natural Sciences" is also for chemists.
 */
export function fieldsMatchedBy(id: FieldId): FieldId[] {
  const broad = BY_ID.get(id)?.broad
  if (broad) return [id, broad]
  return FIELDS.filter((field) => field.id === id || field.broad === id).map((field) => field.id)
}
