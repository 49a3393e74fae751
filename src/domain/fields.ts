/**
 * Fields of study after UNESCO's ISCED-F 2013, labelled in everyday words. There are two levels: broad fields (two
 * digits) and the subjects in them (four digits; if ISCED-F has no code for a subject, the code that its manual assigns).
 * A programme names either. A broad field means every subject in it.
 */
const TABLE = [
  ['education', 'Education', '01', null],
  ['teacher-training', 'Teacher Training', '0113', 'education'],
  ['education-science', 'Education Research & Policy', '0111', 'education'],
  ['arts-humanities', 'Arts & Humanities', '02', null],
  ['design', 'Design', '0212', 'arts-humanities'],
  ['fine-arts', 'Fine Arts', '0213', 'arts-humanities'],
  ['music-performing-arts', 'Music & Performing Arts', '0215', 'arts-humanities'],
  ['film-media-arts', 'Film & Media Production', '0211', 'arts-humanities'],
  ['history-archaeology', 'History & Archaeology', '0222', 'arts-humanities'],
  ['philosophy-ethics', 'Philosophy & Ethics', '0223', 'arts-humanities'],
  ['religion-theology', 'Religion & Theology', '0221', 'arts-humanities'],
  ['languages', 'Languages', '0231', 'arts-humanities'],
  ['literature-linguistics', 'Literature & Linguistics', '0232', 'arts-humanities'],
  ['social-sciences', 'Social Sciences & Journalism', '03', null],
  ['economics', 'Economics', '0311', 'social-sciences'],
  ['politics-international-relations', 'Politics & International Relations', '0312', 'social-sciences'],
  ['psychology', 'Psychology', '0313', 'social-sciences'],
  ['sociology-anthropology', 'Sociology & Anthropology', '0314', 'social-sciences'],
  ['development-studies', 'Development Studies', '0314', 'social-sciences'],
  ['journalism-communication', 'Journalism & Communication', '0321', 'social-sciences'],
  ['library-information', 'Library & Information Studies', '0322', 'social-sciences'],
  ['business-law', 'Business & Law', '04', null],
  ['accounting-finance', 'Accounting & Finance', '0411', 'business-law'],
  ['business-management', 'Business & Management', '0413', 'business-law'],
  ['marketing', 'Marketing', '0414', 'business-law'],
  ['public-administration', 'Public Policy & Administration', '0413', 'business-law'],
  ['law', 'Law', '0421', 'business-law'],
  ['natural-sciences', 'Natural Sciences & Mathematics', '05', null],
  ['biology', 'Biology', '0511', 'natural-sciences'],
  ['biochemistry-biotechnology', 'Biochemistry & Biotechnology', '0512', 'natural-sciences'],
  ['environmental-science', 'Environmental Science & Conservation', '0521', 'natural-sciences'],
  ['chemistry', 'Chemistry', '0531', 'natural-sciences'],
  ['earth-sciences', 'Earth & Ocean Sciences', '0532', 'natural-sciences'],
  ['physics-astronomy', 'Physics & Astronomy', '0533', 'natural-sciences'],
  ['mathematics', 'Mathematics', '0541', 'natural-sciences'],
  ['statistics', 'Statistics', '0542', 'natural-sciences'],
  ['computing', 'Computing & IT', '06', null],
  ['computer-science', 'Computer Science', '0613', 'computing'],
  ['data-science', 'Data Science', '0688', 'computing'],
  ['artificial-intelligence', 'Artificial Intelligence', '0619', 'computing'],
  ['cybersecurity-networks', 'Cybersecurity & Networks', '0612', 'computing'],
  ['engineering', 'Engineering & Construction', '07', null],
  ['chemical-engineering', 'Chemical Engineering', '0711', 'engineering'],
  ['environmental-engineering', 'Environmental & Water Engineering', '0712', 'engineering'],
  ['energy', 'Energy', '0713', 'engineering'],
  ['electrical-engineering', 'Electrical & Electronic Engineering', '0714', 'engineering'],
  ['mechanical-engineering', 'Mechanical Engineering', '0715', 'engineering'],
  ['aerospace-engineering', 'Aerospace & Automotive Engineering', '0716', 'engineering'],
  ['biomedical-engineering', 'Biomedical Engineering', '0719', 'engineering'],
  ['food-technology', 'Food Technology', '0721', 'engineering'],
  ['materials', 'Materials Science', '0722', 'engineering'],
  ['mining-petroleum', 'Mining & Petroleum', '0724', 'engineering'],
  ['architecture-planning', 'Architecture & Urban Planning', '0731', 'engineering'],
  ['civil-engineering', 'Civil Engineering', '0732', 'engineering'],
  ['agriculture-veterinary', 'Agriculture & Veterinary', '08', null],
  ['agriculture', 'Agriculture', '0811', 'agriculture-veterinary'],
  ['forestry', 'Forestry', '0821', 'agriculture-veterinary'],
  ['fisheries', 'Fisheries & Aquaculture', '0831', 'agriculture-veterinary'],
  ['veterinary', 'Veterinary Medicine', '0841', 'agriculture-veterinary'],
  ['health', 'Health & Welfare', '09', null],
  ['dentistry', 'Dentistry', '0911', 'health'],
  ['medicine', 'Medicine', '0912', 'health'],
  ['nursing', 'Nursing & Midwifery', '0913', 'health'],
  ['therapy-rehabilitation', 'Therapy & Rehabilitation', '0915', 'health'],
  ['pharmacy', 'Pharmacy', '0916', 'health'],
  ['public-health', 'Public Health', '0919', 'health'],
  ['social-work', 'Social Work', '0923', 'health'],
  ['services', 'Services', '10', null],
  ['hospitality-tourism', 'Hospitality & Tourism', '1015', 'services'],
  ['sport', 'Sport', '1014', 'services'],
  ['transport', 'Transport & Maritime', '1041', 'services'],
  ['security-defence', 'Security & Defence', '1031', 'services'],
] as const

export type FieldId = (typeof TABLE)[number][0]

export interface Field {
  readonly id: FieldId
  readonly label: string
  /** ISCED-F 2013: two digits for a broad field, four for a subject. */
  readonly isced: string
  /** The broad field that a subject belongs to; null for a broad field itself. */
  readonly broad: FieldId | null
}

/** Every field, each broad one directly before its subjects. */
export const FIELDS: readonly Field[] = TABLE.map(([id, label, isced, broad]) => ({ id, label, isced, broad }))

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
