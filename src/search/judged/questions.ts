import { CHAT_QUESTIONS } from './chat-questions.ts'
import { EVERYDAY_QUESTIONS } from './everyday-questions.ts'
import { FAR_QUESTIONS } from './far-questions.ts'
import { FORUM_QUESTIONS } from './forum-questions.ts'
import { FOREIGN_QUESTIONS } from './foreign-questions.ts'
import { HARD_QUESTIONS } from './hard-questions.ts'
import { HOME_AND_EXAM_QUESTIONS } from './home-and-exam-questions.ts'
import { MISREAD_QUESTIONS } from './misread-questions.ts'
import { NAME_QUESTIONS } from './name-questions.ts'
import { PAST_AND_WISH_QUESTIONS } from './past-and-wish-questions.ts'
import { PHONE_QUESTIONS } from './phone-questions.ts'
import { SPOKEN_QUESTIONS } from './spoken-questions.ts'
import { STUDENT_QUESTIONS } from './student-questions.ts'
import { WHO_ASKS_QUESTIONS } from './who-asks-questions.ts'
import { WORLD_QUESTIONS } from './world-questions.ts'

/**
 * A question as people type it, judged by hand: how it must be understood (`kind:label`), and programmes of the starter
 * catalogue that must be among the first eight results.
 */
export interface JudgedQuestion {
  readonly searchKey: string
  readonly understood: readonly string[]
  readonly among: readonly string[]
}

const TABLE: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  ['data science', 'field:Data Science', 'aims-structured-masters'],
  ['design', 'field:Design', 'cfda-scholarship-fund'],
  [
    'Indians USA',
    'citizenship:India; country:United States',
    'fulbright-nehru-masters-fellowships, tata-scholarship-cornell, stanford-reliance-dhirubhai-fellowship',
  ],
  ['chemistry europe', 'field:Chemistry; region:Europe', 'boehringer-ingelheim-fonds-phd'],
  [
    'phd in computer science germany',
    'level:PhD; field:Computer Science; country:Germany',
    'embl-international-phd-programme',
  ],
  ['comp sci masters uk', "field:Computer Science; level:Master's; country:United Kingdom"],
  ['cs scholarships canada', 'field:Computer Science; country:Canada', 'mitacs-accelerate'],
  ['mbbs scholarships for pakistani students', "level:Bachelor's; field:Medicine; citizenship:Pakistan"],
  [
    'scholarship for nigerian students to study abroad',
    'citizenship:Nigeria; country:not Nigeria',
    'iccr-africa-scholarship-scheme',
  ],
  ['fully funded masters in europe', "coverage:Fully Funded; level:Master's; region:Europe", 'stipendium-hungaricum'],
  [
    'full ride scholarships usa for international students',
    'coverage:Fully Funded; country:United States; citizenship:not United States',
  ],
  ['scholarships for african women', 'citizenship:Africa; audience:Women'],
  ['women in stem', 'audience:Women; field:STEM'],
  ['engineering scholarships for girls', 'field:Engineering & Construction; audience:Women', 'girls-at-polimi'],
  ['refugee scholarships', 'audience:Refugees', 'dafi-refugee-scholarship, uaf-refugee-student-support'],
  ['scholarships for refugees in germany', 'audience:Refugees; country:Germany'],
  ['daad', 'words:daad', 'daad-epos, daad-study-scholarships-masters'],
  ['DAAD epos', 'words:DAAD; words:epos', 'daad-epos'],
  ['chevening', 'words:chevening', 'chevening-scholarships'],
  ['chevning scholarship', 'words:chevening', 'chevening-scholarships'],
  ['cheveninng 2026', 'words:chevening', 'chevening-scholarships'],
  ['rhodes', 'words:rhodes', 'rhodes-scholarships, mandela-rhodes-scholarship'],
  ['gates cambridge', 'words:gates; country:United Kingdom', 'gates-cambridge-scholarships'],
  ['fulbright for pakistan', 'words:fulbright; citizenship:Pakistan', 'fulbright-pakistan-masters-phd'],
  ['fullbright', 'words:fulbright', 'fulbright-foreign-student-program'],
  ['erasmus mundus', 'words:erasmus; words:mundus', 'erasmus-mundus-joint-masters'],
  ['erasmus mundus data science', 'words:erasmus; words:mundus; field:Data Science', 'erasmus-mundus-joint-masters'],
  [
    'commonwealth scholarship',
    'words:commonwealth',
    'commonwealth-masters-scholarships, commonwealth-phd-scholarships',
  ],
  ['chinese government scholarship', 'country:China', 'chinese-government-scholarship-bilateral'],
  ['csc scholarship china', 'words:csc; country:China'],
  ['korean government scholarship', 'country:South Korea', 'gks-graduate-degrees, gks-undergraduate-degrees'],
  ['mext', 'words:mext', 'mext-scholarship-research-students, mext-scholarship-undergraduate-students'],
  ['mext undergraduate', "words:mext; level:Bachelor's", 'mext-scholarship-undergraduate-students'],
  ['turkiye burslari', 'country:Türkiye; words:burslari', 'turkiye-burslari'],
  ['study in turkey', 'country:Türkiye', 'turkiye-burslari'],
  ['stipendium hungaricum', 'words:hungaricum', 'stipendium-hungaricum'],
  ['swiss government excellence', 'country:Switzerland; words:excellence', 'swiss-government-excellence-scholarships'],
  ['australia awards', 'country:Australia', 'australia-awards-scholarships'],
  ['scholarships in Holland', 'country:Netherlands', 'amsterdam-merit-scholarship, leiden-excellence-scholarship'],
  ['Deutschland', 'country:Germany', 'deutschlandstipendium, daad-epos'],
  ['stipendien deutschland', 'country:Germany', 'daad-epos'],
  ['becas en españa', 'country:Spain'],
  ['becas para mexicanos', 'citizenship:Mexico', 'pacific-alliance-mobility-platform'],
  ['bourses france', 'country:France', 'eiffel-excellence-scholarship, charpak-scholarships'],
  ['bourse pour etudier en belgique', 'country:Belgium'],
  ['scholarship for students from kenya', 'citizenship:Kenya'],
  ['kenya students', 'citizenship:Kenya'],
  ['studnets from kenya', 'citizenship:Kenya'],
  [
    'high school scholarships kenya',
    'level:High School; country:Kenya',
    'kcb-foundation-scholarship, equity-wings-to-fly',
  ],
  ['undergraduate scholarships for africans', "level:Bachelor's; citizenship:Africa"],
  ['postdoc japan', 'level:Post-doc; country:Japan', 'jsps-postdoctoral-fellowship-standard'],
  [
    'post doctoral fellowship israel',
    'level:Post-doc; country:Israel',
    'azrieli-fellows-program, zuckerman-postdoctoral-scholars-program',
  ],
  [
    'postdoctoral fellowships usa biology',
    'level:Post-doc; country:United States; field:Biology',
    'damon-runyon-fellowship, miller-research-fellowship',
  ],
  ['ai masters', "field:Artificial Intelligence; level:Master's", 'aims-ai-for-science-masters'],
  ['machine learning phd', 'field:Artificial Intelligence; level:PhD', 'google-phd-fellowship'],
  ['artificial inteligence', 'field:Artificial Intelligence', 'mbzuai-full-scholarship'],
  ['cyber security scholarship', 'field:Cybersecurity & Networks', 'cybercorps-scholarship-for-service'],
  ['nursing usa', 'field:Nursing & Midwifery; country:United States', 'nurse-corps-scholarship, nhsc-scholarship'],
  ['nursng scholarships', 'field:Nursing & Midwifery', 'nhsc-scholarship'],
  [
    'public health masters africa',
    "field:Public Health; level:Master's; region:Africa",
    'university-of-global-health-equity-scholarships',
  ],
  ['medicine uk', 'field:Medicine; country:United Kingdom'],
  ['vet school', 'field:Veterinary Medicine'],
  ['law llm uk', "field:Law; level:Master's; field:Law; country:United Kingdom"],
  ['mba scholarships', "level:Master's; field:Business & Management", 'stanford-africa-mba-fellowship'],
  [
    'mba for africans',
    "level:Master's; field:Business & Management; citizenship:Africa",
    'stanford-africa-mba-fellowship',
  ],
  ['economics phd', 'field:Economics; level:PhD', 'aerc-graduate-scholarships'],
  ['agriculture scholarships for africa', 'field:Agriculture; citizenship:Africa', 'aerc-graduate-scholarships'],
  ['agricluture', 'field:Agriculture', 'earth-university-scholarships'],
  ['climate change', 'field:Environmental Science & Conservation'],
  [
    'environmental sciences phd',
    'field:Environmental Science & Conservation; level:PhD',
    'catie-graduate-scholarships',
  ],
  ['renewable energy', 'field:Energy'],
  ['petroleum engineering', 'field:Mining & Petroleum', 'ptdf-in-country-scholarship'],
  ['civil enginering', 'field:Civil Engineering'],
  ['mechanical engineering masters germany', "field:Mechanical Engineering; level:Master's; country:Germany"],
  ['aerospace women', 'field:Aerospace & Automotive Engineering; audience:Women', 'zonta-amelia-earhart-fellowship'],
  ['physics postdoc', 'field:Physics & Astronomy; level:Post-doc'],
  ['maths phd', 'field:Mathematics; level:PhD', 'impa-graduate-scholarships'],
  ['mathematics africa', 'field:Mathematics; region:Africa', 'aims-structured-masters'],
  [
    'music scholarships usa',
    'field:Music & Performing Arts; country:United States',
    'curtis-institute-full-tuition, youngarts-competition',
  ],
  ['fashion design', 'field:Design', 'cfda-scholarship-fund'],
  ['film', 'field:Film & Media Production', 'bafta-scholarship-programme'],
  ['journalism', 'field:Journalism & Communication', 'journalism-diversity-fund'],
  ['history phd uk', 'field:History & Archaeology; level:PhD; country:United Kingdom'],
  ['theology', 'field:Religion & Theology', 'uiii-scholarship'],
  ['jewish scholarships', 'audience:Jews', 'bronfman-fellowship, wexner-graduate-fellowship'],
  ['muslim students scholarship', 'audience:Muslims', 'islamic-scholarship-fund, al-azhar-university-scholarships'],
  [
    'scholarships for black students usa',
    'audience:Black students; country:United States',
    'ron-brown-scholar-program',
  ],
  [
    'native american scholarships',
    'audience:Native Americans',
    'american-indian-college-fund-full-circle, cobell-scholarship',
  ],
  ['minority scholarships', 'audience:Minorities', 'apia-scholarship-program'],
  ['need based usa', 'type:Need-based; country:United States', 'amherst-college-financial-aid'],
  ['leadership', 'type:Leadership & Service', 'harpswell-leadership-residency-cambodia'],
  ['exchange program japan', 'type:Exchange; country:Japan', 'jasso-student-exchange-support-programme'],
  ['travel grant', 'coverage:Travel & Mobility', 'augm-escala-student-mobility'],
  ['tuition waiver norway', 'coverage:Full Tuition or Fully Funded; country:Norway', 'bi-presidential-scholarship'],
  ['stipend phd', 'coverage:Living Allowance or Fully Funded; level:PhD'],
  ['sub-saharan africa phd', 'region:sub-Saharan Africa; level:PhD', 'ruforum-graduate-teaching-assistantship'],
  ['middle east masters', "region:Middle East; level:Master's", 'turkiye-burslari'],
  ['asean', 'region:ASEAN', 'moe-asean-scholarships-singapore-schools'],
  ['eu citizens', 'citizenship:European Union'],
  ['scholarships for developing countries', 'citizenship:developing countries (OECD list)'],
  ['latin america', 'region:Latin America'],
  ['caribbean undergraduate', "region:Caribbean; level:Bachelor's", 'elam-scholarship-cuba'],
  ['pacific islands', 'region:Pacific islands', 'australia-awards-pacific-scholarships'],
  ['scandinavia masters', "region:Nordic countries; level:Master's", 'bi-presidential-scholarship'],
  [
    'new zealand phd',
    'country:New Zealand; level:PhD',
    'university-of-auckland-doctoral-scholarship, university-of-otago-doctoral-scholarship',
  ],
  ['nz', 'country:New Zealand', 'university-of-auckland-doctoral-scholarship'],
  ['UAE', 'country:United Arab Emirates', 'nyu-abu-dhabi-financial-support, mbzuai-full-scholarship'],
  ['ksa', 'country:Saudi Arabia', 'kaust-fellowship, study-in-saudi-government-scholarships'],
  ['U.S.A.', 'country:United States'],
  ['u.k. masters', "country:United Kingdom; level:Master's", 'clarendon-scholarships'],
  ['korea phd', 'country:South Korea; level:PhD', 'gks-graduate-degrees, kaist-international-graduate-scholarship'],
  ['taiwan', 'country:Taiwan', 'moe-taiwan-scholarship, mofa-taiwan-scholarship'],
  ['hong kong phd', 'country:Hong Kong; level:PhD', 'hong-kong-phd-fellowship-scheme'],
  ['singapore', 'country:Singapore'],
  ['syrian students', 'citizenship:Syria', 'said-foundation-scholarships'],
  ['afghan women', 'citizenship:Afghanistan; audience:Women'],
  ['iraqi refugees', 'citizenship:Iraq; audience:Refugees'],
  ['ethiopian phd', 'citizenship:Ethiopia; level:PhD'],
  ['sri lankan', 'citizenship:Sri Lanka'],
  ['filipino', 'citizenship:Philippines'],
  [
    'ghana undergraduate',
    "country:Ghana; level:Bachelor's",
    'ashesi-university-scholarships, mastercard-foundation-scholars-knust',
  ],
  ['south african postgraduate', "citizenship:South Africa; level:Master's or PhD"],
  ['harvard', 'words:harvard', 'harvard-college-financial-aid'],
  ['MIT', 'words:MIT', 'mit-need-based-aid'],
  ['stanford mba', "words:stanford; level:Master's; field:Business & Management", 'stanford-africa-mba-fellowship'],
  ['oxford', 'country:United Kingdom', 'reach-oxford-scholarships, clarendon-scholarships'],
  ['eth zurich', 'words:eth; country:Switzerland', 'eth-excellence-scholarship'],
  ['kaust', 'words:kaust', 'kaust-fellowship'],
  ['teacher training', 'field:Teacher Training', 'mext-scholarship-teacher-training, funza-lushaka-bursary'],
  ['vocational training kenya', 'level:Vocational & Diploma; country:Kenya', 'kcb-2jiajiri-vocational-scholarship'],
  ['Us', 'country:United States'],
  ['IT scholarships', 'field:Computing & IT', 'isdb-bisew-it-scholarship'],
  ['masters in DE', "level:Master's; country:Germany", 'daad-study-scholarships-masters'],
  ['ms in cs usa', "level:Master's; field:Computer Science; country:United States"],
  [
    'undergrad cs usa for indians',
    "level:Bachelor's; field:Computer Science; country:United States; citizenship:India",
    'tata-scholarship-cornell',
  ],
  ['indian students in germany', 'citizenship:India; country:Germany'],
  [
    'indian girls engineering',
    'citizenship:India; audience:Women; field:Engineering & Construction',
    'lila-poonawalla-foundation-scholarship',
  ],
  [
    'scholarships for international students in canada undergraduate',
    "citizenship:not Canada; country:Canada; level:Bachelor's",
    'lester-b-pearson-scholarship, donald-a-wehrung-international-student-award, karen-mckellin-international-leader-of-tomorrow',
  ],
  ['i want to study medicine in cuba', 'field:Medicine; country:Cuba', 'elam-scholarship-cuba'],
  ['how can i get scholarship to study in usa from ghana', 'country:United States; citizenship:Ghana'],
  [
    'free masters in europe for developing countries',
    "coverage:Full Tuition or Fully Funded; level:Master's; region:Europe; citizenship:developing countries (OECD list)",
    'mo-ibrahim-foundation-scholarships',
  ],
  ['phd position netherland', 'level:PhD; country:Netherlands'],
  ['PHD IN UK FOR NIGERIANS', 'level:PhD; country:United Kingdom; citizenship:Nigeria', 'clarendon-scholarships'],
  ['scholorship for pakistani student in austrlia', 'citizenship:Pakistan; country:Australia'],
  [
    'unesco women in science',
    'words:unesco; audience:Women; field:Natural Sciences & Mathematics',
    'loreal-unesco-women-in-science-middle-east',
  ],
  ['rotary peace', 'words:rotary; words:peace', 'rotary-peace-fellowship'],
  ['Schwarzman', 'words:Schwarzman', 'schwarzman-scholars'],
  ['tata', 'words:tata', 'jn-tata-endowment-loan-scholarship, tata-scholarship-cornell'],
  ['swaziland high school', 'country:Eswatini; level:High School', 'waterford-kamhlaba-uwc-scholarships'],
  ['burma students', 'citizenship:Myanmar'],
  ['zimbabwean undergraduates', "citizenship:Zimbabwe; level:Bachelor's"],
]

const listed = (text: string, mark: string) =>
  text
    .split(mark)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export const JUDGED: readonly JudgedQuestion[] = [
  ...TABLE,
  ...HARD_QUESTIONS,
  ...STUDENT_QUESTIONS,
  ...FOREIGN_QUESTIONS,
  ...CHAT_QUESTIONS,
  ...PHONE_QUESTIONS,
  ...WORLD_QUESTIONS,
  ...EVERYDAY_QUESTIONS,
  ...SPOKEN_QUESTIONS,
  ...FAR_QUESTIONS,
  ...FORUM_QUESTIONS,
  ...HOME_AND_EXAM_QUESTIONS,
  ...WHO_ASKS_QUESTIONS,
  ...MISREAD_QUESTIONS,
  ...PAST_AND_WISH_QUESTIONS,
  ...NAME_QUESTIONS,
].map(([searchKey, understood, among = '']) => ({
  searchKey,
  understood: listed(understood, ';'),
  among: listed(among, ','),
}))
