/** What a name says where a pattern finds it. */
export type Role =
  | 'own' // what its kind says: a place to study in, a nationality, a field …
  | 'citizenship'
  | 'destination'
  | 'either' // where people come from or go to: the country's mobility decides, as for the next three
  | 'alumnus' // where somebody has studied: a home, if students mostly go from there
  | 'taken' // where something is taken that many go there for
  | 'offered' // whose scholarship it is, or for whom
  | 'giver' // whose scholarship it is: a place to study in, unless people go from there to another
  | 'present' // where somebody is: a place to study in, unless they want to go to another
  | 'residence'
  | 'wanted' // a level that somebody asks for outright
  | 'held' // a level that somebody has
  | 'current' // a level that somebody is at: held if they ask for a higher one
  | 'not'
  | 'not-citizenship'
  | 'aside' // a subject that counts if no other is named
  | 'occupation' // what somebody does: not what they want to study, if they say so
  | 'language'
  | 'like'
  | 'name'
  | 'word'
  | 'share'
  | 'abroad'
  | 'elsewhere'
  | 'told'
  | 'drop'

/**
 * One way in which words are put together.
 *
 * The pattern is a row of elements. `from` is a cue of the lexicon or a kind of name, `in|at` either, `link?` may be
 * missing, `place+` is a list with commas or "and" between, `=subject` looks ahead, `,` allows a comma. `rest` is up to five words before
 * the next comma or name, `clause` all words before the next comma, `word` one word that is no name. Behind a colon is the
 * role; a name without one says what its kind says.
 */
export interface Pattern {
  readonly pattern: string
  /** Added to the number of words that it explains. */
  readonly weight: number
  readonly example: string
  readonly says: string
}

const ROWS: readonly (readonly [pattern: string, weight: number, example: string, says: string])[] = [
  // One name by itself.
  ['place:own', 0, 'chemistry Kenya', 'field:Chemistry; country:Kenya'],
  ['people|adjective:citizenship', 0, 'chemistry Kenyan', 'field:Chemistry; citizenship:Kenya'],
  ['field|level|coverage|type|audience:own', 0, 'chemistry phd', 'field:Chemistry; level:PhD'],
  ['name:name', 0, 'daad', 'name:daad'],
  ['word:word', 0, 'online', 'word:online'],
  ['abroad:abroad', 1.5, 'Kenyan abroad', 'citizenship:Kenya; country:not Kenya'],
  ['elsewhere:drop type|coverage', 1, 'international exchange, Canada', 'type:Exchange; country:Canada'],
  ['elsewhere:elsewhere person?', 0, 'international students Canada', 'citizenship:not Canada; country:Canada'],
  ['told:told', 0.5, 'part time law', 'unsupported:part time; field:Law'],
  ['test:told', 0, 'ielts law', 'unsupported:ielts; field:Law'],
  ['filler:drop', 1, 'sir/ma', ''],
  // Where somebody comes from.
  ['from place+:citizenship', 1, 'from Kenya or Uganda', 'citizenship:Kenya; citizenship:Uganda'],
  ['from word , in? place+:citizenship', 1.5, 'from Xyzzy in Kenya', 'citizenship:Kenya'],
  ['from city:drop in place+:citizenship', 3, 'from Kisumu in Kenya', 'citizenship:Kenya'],
  ['person from|of place+:citizenship', 1.5, 'ressortissants du Togo', 'citizenship:Togo'],
  ['place+:citizenship person', 0.8, 'Kenya students', 'citizenship:Kenya'],
  ['place+:citizenship =women|men audience', 1, 'Kenya girls', 'citizenship:Kenya; audience:Women'],
  ['people|adjective+:citizenship person', 1.2, 'Kenyan and Ugandan students', 'citizenship:Kenya; citizenship:Uganda'],
  ['person-of place+:citizenship', 1.2, 'sinh viên Kenya', 'citizenship:Kenya'],
  ['person people|adjective+:citizenship', 0.7, 'étudiants français', 'citizenship:France'],
  ['for|be people|adjective+:citizenship person?', 1, 'bourse pour français', 'citizenship:France'],
  ['born in? place+:citizenship', 1.5, 'born in Kenya', 'citizenship:Kenya'],
  [
    'person? flee field? in|from? place+:citizenship',
    3,
    'persecuted in Belarus',
    'word:persecuted; citizenship:Belarus',
  ],
  ['be place+:citizenship', 0.5, 'soy Bolivia', 'citizenship:Bolivia'],
  ['for place+:citizenship person', 1.2, 'for Kenya students', 'citizenship:Kenya'],
  ['for place+:either', 1, 'for Kenya', 'citizenship:Kenya'],
  ['place+:either for-post', 1, 'pakistan ke liye', 'citizenship:Pakistan'],
  ['place+:either from-post', 1, 'pakistan se', 'citizenship:Pakistan'],
  ['level:current from place+:taken', 1.2, 'MBBS from China', "level:Bachelor's; field:Medicine; country:China"],
  ['field from place+:either', 1.2, 'medicine from Germany', 'field:Medicine; country:Germany'],
  ['from school place+:drop', 1.5, 'chemistry from the University of Lagos', 'field:Chemistry'],
  ['offer from school place+:giver', 2, 'scholarships from the University of Oxford', 'country:United Kingdom'],
  ['place:drop school field? =held-post', 2, 'Dhaka University law graduate', "field:Law; level:Master's or PhD"],
  ['offer from|of place+:giver', 1.5, 'scholarships from Germany', 'country:Germany'],
  ['people|adjective+:giver giver', 1, 'Korean government', 'country:South Korea'],
  ['people|adjective+:offered offer', 0.6, 'Korean scholarship', 'country:South Korea'],
  ['giver|offer people|adjective+:giver', 0.8, 'bourse française', 'country:France'],
  ['giver of place+:giver', 1, 'government of India', 'country:India'],
  // Where somebody wants to go.
  ['in|to place+:destination', 1, 'in Kenya', 'country:Kenya'],
  ['place+:destination in-post|to-post', 1.2, 'almanyada', 'country:Germany'],
  ['place:citizenship to place+:destination', 3, 'Nigeria to Canada', 'citizenship:Nigeria; country:Canada'],
  [
    'people|adjective:word school in|at|of place+:destination',
    3,
    'American University in Cairo',
    'word:American; country:Egypt',
  ],
  ['city:drop , state:destination', 2, 'Paris, Texas', 'country:United States'],
  [
    'learn|study people|adjective:language in place+:destination',
    3,
    'estudiar inglés en Malta',
    'field:Languages; country:Malta',
  ],
  // Where somebody is.
  ['live in|from? place+:residence', 1.5, 'I live in Kenya', 'residence:Kenya'],
  ['place+:residence in-post? live-post', 2, 'Pakistan me rehta', 'residence:Pakistan'],
  [
    'work field? in|at|from place+:residence',
    2,
    'working as a nurse in Kenya',
    'field:Nursing & Midwifery; residence:Kenya',
  ],
  [
    'be field:occupation in|at place+:residence',
    2,
    "I'm a teacher in Kenya",
    'field:Teacher Training; residence:Kenya',
  ],
  ['be|work field:occupation', 0.5, 'I am a nurse and want public health', 'field:Public Health'],
  [
    'person? people|adjective|audience person? in? field? in place+:present',
    2.5,
    'Indian students in Germany',
    'citizenship:India; country:Germany',
  ],
  [
    'person in? field? in|at school? place+:present',
    2,
    'student of law in Kenya, PhD in Ghana',
    'field:Law; residence:Kenya; level:PhD; country:Ghana',
  ],
  ['studied rest? in|at|from? school? place+:drop', 2, 'graduated from Kenya', ''],
  [
    'held level:held in? field? in|at school? place+:drop',
    4,
    'I have a BSc in physics in Kenya',
    "level:Master's or PhD; field:Physics & Astronomy",
  ],
  [
    'held level:held in? field? from place+:alumnus',
    4,
    'I have a BSc in physics from Kenya',
    "level:Master's or PhD; field:Physics & Astronomy; citizenship:Kenya",
  ],
  ['level:held in? field? held-post in school? place+:drop', 3, 'masters completed in India', 'level:PhD'],
  [
    'level:held in? field? held-post from place+:alumnus',
    3,
    'masters holder from Kenya',
    'level:PhD; citizenship:Kenya',
  ],
  [
    'num|score|percent|grade:told test|mark in level:held',
    2,
    '3.1 GPA in BSc chemistry',
    "unsupported:3.1; level:Master's or PhD; field:Chemistry",
  ],
  [
    'level:held in? field? from school place+:drop',
    2,
    'BSc physics from the University of Lagos',
    "level:Master's or PhD; field:Physics & Astronomy",
  ],
  // Languages, and subjects with a people in their name.
  ['learn people|adjective+:language', 2, 'learn Japanese', 'field:Languages'],
  ['study people|adjective:language', 0.6, 'estudiar inglés', 'field:Languages'],
  ['people|adjective+:language language|course', 2, 'German course', 'field:Languages'],
  ['course|language of|in? people|adjective+:language', 2, 'curso de alemán', 'field:Languages'],
  ['people|adjective:word =subject field', 1.2, 'German literature', 'word:German; field:Literature & Linguistics'],
  ['people|adjective:word subject', 0.8, 'Korean studies', 'word:Korean'],
  ['speak word? , people|adjective+:told', 2, 'I speak French', 'unsupported:I speak French'],
  // Levels that somebody has.
  ['after level:held', 2, 'after bachelor', "level:Master's or PhD"],
  ['level:held held-post', 2, 'bachelor holders', "level:Master's or PhD"],
  ['level:held in? field held-post', 2, 'BSc in physics completed', "level:Master's or PhD; field:Physics & Astronomy"],
  ['held level:held', 2, 'I have a bachelor', "level:Master's or PhD"],
  [
    'level:held in? field? to level',
    2,
    'HND electrical to BSc',
    "held:Vocational & Diploma; field:Electrical & Electronic Engineering; level:Bachelor's",
  ],
  ['from level to level', 2.5, 'from bachelor to PhD', "level:Bachelor's; level:PhD"],
  [
    'level:held field? num|score|percent:told mark',
    2,
    'BTech law 7.2 cgpa',
    "level:Master's or PhD; field:Law; unsupported:7.2 cgpa",
  ],
  ['want held? level:wanted', 2.5, 'want to finish bachelor', "level:Bachelor's"],
  ['level:current field? person', 1, 'bachelor student', "level:Bachelor's"],
  [
    'be|held|studying in? level:current in place+:present',
    2,
    'I am in grade 12 in Kenya',
    'level:High School; country:Kenya',
  ],
  ['be|held|studying in level:current', 1, 'I am in grade 12', 'level:High School'],
  // Fields.
  ['study|in|course|level field+', 0.5, 'study law', 'field:Law'],
  ['field offer', 0.1, 'education scholarships', 'field:Education'],
  ['field discipline', 1.2, 'nursing science', 'field:Nursing & Midwifery'],
  ['from field:drop to field', 2, 'from accounting to data science', 'field:Data Science'],
  ['kin clause:drop', 0.5, 'my mother is a nurse in Kenya', ''],
  ['child-of word? field:word', 1, 'children of teachers', 'word:teachers'],
  ['field:word child', 1, 'teachers children', 'word:teachers'],
  ['called word:drop word?:drop word?:drop', 1, 'my name is Amara', ''],
  // What is not wanted.
  ['not|except from place+:not-citizenship', 3, 'not from Kenya', 'citizenship:not Kenya'],
  ['not|notbe be? people|adjective+:not-citizenship person?', 3, 'no Indian students', 'citizenship:not India'],
  ['notbe place+:not-citizenship person?', 3.3, 'non Africa students', 'citizenship:not Africa'],
  [
    'not|notbe be? person from|of? place|people+:not-citizenship',
    3,
    'not a citizen of Canada',
    'citizenship:not Canada',
  ],
  [
    'not|except|outside word? want? study? in|to|for|from? place+:not',
    3,
    'not in Germany or France',
    'country:not Germany or France',
  ],
  [
    'not|except word? want? study? in|to|for? field|level|audience+:not',
    3,
    'anything but medicine',
    'field:not Medicine',
  ],
  ['not|except want? coverage|type+:not', 1, 'not need based', 'type:not Need-based'],
  ['notonly in|for? audience:drop', 3, 'not only for women', ''],
  ['not held|want|required? test|told+:told required?', 3.4, 'without IELTS', 'unsupported:without IELTS'],
  ['test|level:told num|score? waived|not-post', 3, 'ielts not required', 'unsupported:ielts not required'],
  ['not rest:told', 1, "don't send me back", "unsupported:don't send me back"],
  // Like a programme.
  ['like name+:like', 2, 'alternatives to DAAD', 'like:DAAD'],
  ['like word:like word?:like', 1, 'similar to Zzyzx', 'like:Zzyzx'],
  // Figures.
  ['low test|mark:told', 1, 'low GPA', 'unsupported:low GPA'],
  [
    'low|than? test|mark:told than|equals? num|score|percent|grade than? num?',
    1.5,
    'IELTS of 6.5',
    'unsupported:IELTS of 6.5',
  ],
  ['num|score|percent|grade:told than? num? test|mark', 1, '3.8 GPA', 'unsupported:3.8 GPA'],
  ['num|score|percent|grade:told in field:aside', 1, '17/20 in sciences, law', 'unsupported:17/20; field:Law'],
  ['than percent:told mark?', 1, 'above 60%', 'unsupported:above 60%'],
  ['than num:told num? age?', 1, 'above 35 years', 'unsupported:above 35 years'],
  ['aged|be? num:drop age', 1, 'I am 24 years old', ''],
  ['aged|be num:drop age?', 1, "I'm 28", ''],
  ['than? num|money:told currency currency? per? span?', 2, '1000 euros per month', 'unsupported:1000 euros per month'],
  ['than? money:told per? span?', 1.5, '$500 a month', 'unsupported:$500 a month'],
  ['num:told span', 0.5, '3 month training', 'unsupported:3 month'],
  ['percent:share share', 1, '50% scholarship', 'coverage:Partial Funding'],
  ['share percent:share', 1, 'beca 100%', 'coverage:Fully Funded'],
  ['year:drop', 0, '2027', ''],
  ['season num:drop', 0.5, 'fall 27', ''],
  ['deadline? when? month|holiday:told year?', 0.5, 'closing in march 2027', 'unsupported:closing in march 2027'],
]

export const PATTERNS: readonly Pattern[] = ROWS.map(([pattern, weight, example, says]) => ({
  pattern,
  weight,
  example,
  says,
}))
