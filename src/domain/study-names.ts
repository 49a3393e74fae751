import type { FieldId } from './fields.ts'
import type { CoverageId, FundingTypeId } from './funding.ts'
import type { LevelId } from './levels.ts'

/** Names of levels. A name may mean several at once. */
export const LEVEL_NAMES: readonly (readonly [names: string, ...levels: LevelId[]])[] = [
  [
    'form 1, form 2, form 3, form one, form two, form three, high school junior, hs junior, junior in high school, high school sophomore, high school freshman, o/l, o/ls, bece, kcpe, ged, 9 th, 10 th, 11 th, 12 th, havo, vwo, jss1, jss2, jss3, high school, secondary school, primary school, 7th class, 8th class, class 7, class 8, grade 7, grade 8, 7th grade, 8th grade, highschool, school student, school pupil, secondary, ib diploma, sixth form, 12th grade, class 9, class 10, class 11, class 12, grade 9, grade 10, grade 11, grade 12, 9th grade, 10th grade, 11th grade, 9th class, 10th class, 11th class, 12th class, 10th, 11th, 12th, o level, gcse, igcse, pre university, pre matric, form 5, form five, lower sixth, lower 6, boarding school, junior high, junior high school',
    'high-school',
  ],
  // The last year of school, its leavers and its exams: they may look for either level.
  [
    'a/l, a/ls, ib, international baccalaureate, zimsec, zimsec a level, zimsec o level, msce, csec, cxc, spm, stpm, high school diploma, matriculant, matriculation, inter pass, intermediate pass, intermediate passed, ncea, atar, slc, gaokao, abitur, high school senior, senior high, senior high school, graduating senior, school leaver, a level, s6, senior six, senior 6, plus two, inter, inter student, intermediate student, intermediate scholarship, intermediate level, intermediate education, ss1, ss2, ss3, +2, 10+2, cbse, icse, f sc, fsc pre medical, f sc pre medical, fsc pre engineering, f sc pre engineering, hs senior, form 6, form six, upper sixth, upper 6, form four, form 4, shs, hsc, fsc, ssc, matric, post matric, kcse, wassce, waec, neco',
    'high-school',
    'bachelor',
  ],
  [
    'barber, barbering, hvac, hvac technician, refrigeration, refrigeration and air conditioning, bts, dut, mbo, iti, nd holder, nd graduate, national diploma, nd certificate, vmbo, vocational, vocational training, diploma, tvet, associate degree, community college, certificate, polytechnic, trade school, foundation year, apprenticeship, technical college, vocational course, vocational school, vocational education, hair dresser, beautician, beauty therapy, cosmetology, makeup artist, welding, welder, plumbing, plumber, electrician, carpentry, carpenter, bricklaying, masonry, tailoring, hairdressing, hairdresser, ond, nce, ordinary national diploma, hnc, higher national certificate, hnd, higher national diploma, higher diploma',
    'vocational',
  ],
  [
    '12 pass, 12 passed, b e, post bac, post baccalaureate, hbo, after 12, jamb, utme, direct entry, direct entry student, fresher, freshmen, first year, first year student, sophomore, college junior, college senior, 100 level, 200 level, 300 level, 400 level, 500 level, level 100, level 200, level 300, level 400, bs, bachelor, bachelor degree, undergraduate, undergrad, under graduate, ug, bsc, b sc, ba, bs degree, first degree, top up, top up degree, topup, topup degree, baccalaureate, freshman, undergraduation, b a',
    'bachelor',
  ],
  [
    'm phil, postgraduate diploma, pg diploma, pgd, master, master degree, ms, msc, m sc, ma, mphil, meng, m a, mres, master study',
    'master',
  ],
  [
    'after graduation, post graduation, postgraduate, post graduate, postgrad, pg, graduate, grad school, graduate school, graduate study, higher degree, postgraduation, grad',
    'master',
    'doctorate',
  ],
  [
    'direct phd, phd direct, phd, ph d, doctorate, doctoral, dphil, d phil, doctor of philosophy, doctoral study, edd',
    'doctorate',
  ],
  [
    'postdoc, post doc, postdoctoral, post doctoral, post phd, postdoctorate, post doctorate, early career researcher, early career academic, early career lecturer, early career scientist, post docs',
    'postdoc',
  ],
]

/** Names that say two things: "MBA" is a master's in business. */
export const DOUBLE_NAMES: readonly (readonly [names: string, level: LevelId, field: FieldId])[] = [
  ['bhms, bams, bums, mbbs, m b b s, mbchb, mb chb, mbbch', 'bachelor', 'medicine'],
  // Folded, "B.E." is "be", and only understood with its subject.
  ['be mechanical, be in mechanical, be mech, be mechanical engineering', 'bachelor', 'mechanical-engineering'],
  ['be civil, be in civil, be civil engineering', 'bachelor', 'civil-engineering'],
  ['be computer, be in computer, be computer science, be computer engineering', 'bachelor', 'computer-science'],
  ['bpt', 'bachelor', 'therapy-rehabilitation'],
  ['mpt', 'master', 'therapy-rehabilitation'],
  ['b pharm', 'bachelor', 'pharmacy'],
  ['m pharm, mpharm', 'master', 'pharmacy'],
  ['mim', 'master', 'business-management'],
  ['mba, emba, executive mba, master of business administration', 'master', 'business-management'],
  ['mfa, master of fine art', 'master', 'fine-arts'],
  ['dnp', 'doctorate', 'nursing'],
  ['ma english, ma in english, m a english, mphil english', 'master', 'literature-linguistics'],
  ['ba english, ba in english, b a english, bs english', 'bachelor', 'literature-linguistics'],
  ['phd english, phd in english', 'doctorate', 'literature-linguistics'],
  ['md phd, md/phd', 'doctorate', 'medicine'],
  ['llm, master of law', 'master', 'law'],
  ['llb', 'bachelor', 'law'],
  ['bsc nursing, bs nursing, b sc nursing, bsn, bachelor of nursing', 'bachelor', 'nursing'],
  ['msc nursing, master of nursing, msn', 'master', 'nursing'],
  ['jee, jee main, jee mains, jee advanced, iit jee', 'bachelor', 'engineering'],
  ['neet, neet ug', 'bachelor', 'medicine'],
  ['mph, master of public health', 'master', 'public-health'],
  ['btech, b tech', 'bachelor', 'engineering'],
  ['bcom, b com, bachelor of commerce', 'bachelor', 'business-management'],
  // Whoever says which branch of commerce means only that.
  [
    'bcom accounting, b com accounting, bcom in accounting, b com in accounting, bcom finance, b com finance',
    'bachelor',
    'accounting-finance',
  ],
  ['bcom economics, b com economics, bcom in economics, b com in economics', 'bachelor', 'economics'],
  ['bcom law, b com law', 'bachelor', 'law'],
  ['m ed, master of education', 'master', 'education'],
  ['pgdm', 'master', 'business-management'],
  ['mcom, m com, master of commerce', 'master', 'business-management'],
  ['bca, bsc csit, b sc csit', 'bachelor', 'computer-science'],
  ['mca', 'master', 'computer-science'],
  ['mtech, m tech', 'master', 'engineering'],
  ['bba', 'bachelor', 'business-management'],
  ['mpp, mpa', 'master', 'public-administration'],
  ['bpa', 'bachelor', 'public-administration'],
  ['bds, b d s', 'bachelor', 'dentistry'],
  ['mds, m d s', 'master', 'dentistry'],
  ['bvsc, b v sc', 'bachelor', 'veterinary'],
  ['mvsc, m v sc', 'master', 'veterinary'],
  ['barch, b arch, bachelor of architecture', 'bachelor', 'architecture-planning'],
  ['m arch, master of architecture', 'master', 'architecture-planning'],
  ['bdes, b des', 'bachelor', 'design'],
  ['mdes, m des', 'master', 'design'],
  ['bfa', 'bachelor', 'fine-arts'],
  ['bsw, bachelor of social work', 'bachelor', 'social-work'],
  ['msw, master of social work', 'master', 'social-work'],
  ['b ed, bachelor of education', 'bachelor', 'education'],
  ['bsed, beed', 'bachelor', 'teacher-training'],
  ['d el ed, deled', 'vocational', 'teacher-training'],
  ['edd, ed d, doctor of education', 'doctorate', 'education'],
  ['bms, bbs, bbm, bsba', 'bachelor', 'business-management'],
  ['dba, doctor of business administration', 'doctorate', 'business-management'],
  ['mfin, macc, macct', 'master', 'accounting-finance'],
  ['msba', 'master', 'data-science'],
  ['bjmc, bmm', 'bachelor', 'journalism-communication'],
  ['mjmc', 'master', 'journalism-communication'],
  ['mlis', 'master', 'library-information'],
  ['bhm, bhmct, bshm', 'bachelor', 'hospitality-tourism'],
  ['bped, b p ed', 'bachelor', 'sport'],
  ['mped, m p ed', 'master', 'sport'],
  ['ba llb, bballb, bba llb', 'bachelor', 'law'],
  ['bscn', 'bachelor', 'nursing'],
  ['bph, bachelor of public health', 'bachelor', 'public-health'],
  ['drph', 'doctorate', 'public-health'],
  ['mha', 'master', 'health'],
  ['bmlt, bmls', 'bachelor', 'health'],
  ['dmlt', 'vocational', 'health'],
  ['mmed, m med', 'master', 'medicine'],
  ['psyd, psy d', 'doctorate', 'psychology'],
  ['mdiv, m div', 'master', 'religion-theology'],
  ['bsit', 'bachelor', 'computing'],
  ['bsce', 'bachelor', 'civil-engineering'],
  ['beng, b eng', 'bachelor', 'engineering'],
  ['meng, m eng', 'master', 'engineering'],
  ['b agric, bsc ag, bsc agri, b sc ag, b sc agri, bsc agric', 'bachelor', 'agriculture'],
  ['msc ag, msc agri, m sc ag, m sc agri, msc agric', 'master', 'agriculture'],
]

/** Names that mean several fields. */
export const FIELDS_TOGETHER: readonly (readonly [names: string, label: string, ...fields: FieldId[]])[] = [
  [
    'stem, science technology engineering mathematics, science and technology, science technology, ciencia y tecnologia, ciencia e tecnologia',
    'STEM',
    'natural-sciences',
    'computing',
    'engineering',
  ],
  [
    'ppe, philosophy politics economics, politics philosophy economics',
    'Philosophy, Politics & Economics',
    'politics-international-relations',
    'philosophy-ethics',
    'economics',
  ],
]

export const COVERAGE_NAMES: readonly (readonly [names: string, ...coverages: CoverageId[]])[] = [
  [
    'full free, fully free, fuly funded, ful funded, full, complete scholarship, complete funding, covers everything, cover everything, everything covered, covers all, covers all expenses, cover all expenses, fully founded, full founded, funded fully, fullyfunded, 100 funded, all expenses covered, completely free, fully funded, full funded, full funding, full ride, full scholarship, fully paid, fully financed, full bursary, full sponsorship, fullride, 100 scholarship, fully funding, full fund, fully sponsored, full coverage, all expense paid, fully fund',
    'full',
  ],
  [
    'free, for free, free of charge, free of cost, free education, no fee, without fee, fee free, without paying, no tuition fee, no tuition, without tuition fee, without tuition, full tuition, tuition covered, pay my fee, pay fee, pay the fee, help for fee, help with fee, fee covered, fee paid, tuition paid, tuition waiver, tuition free, fee waiver, tuition fee waiver, free tuition, tuition fee, tuition, school fee, university fee, college fee',
    'tuition',
    'full',
  ],
  ['flight ticket, air ticket, plane ticket, airfare, air fare, flight', 'travel', 'full'],
  [
    'partial, partially funded, partial scholarship, partial funded, part funded, half scholarship, half tuition, half fee, half funded, half funding',
    'partial',
  ],
  [
    'monthly stipend, stipend, living allowance, living cost, cost of living, monthly allowance, maintenance grant, living expense',
    'stipend',
    'full',
  ],
  ['research cost, research expense, fieldwork, fieldwork grant, field work', 'research'],
  [
    'travel grant, travel and mobility, travel scholarship, mobility grant, travel fund, mobility, conference grant, conference travel, conference travel grant, conference funding',
    'travel',
  ],
]

export const TYPE_NAMES: readonly (readonly [names: string, ...types: FundingTypeId[]])[] = [
  ['merit based, merit, academic excellence, merit scholarship, high achiever', 'merit'],
  [
    'cant afford, cannot afford, cant afford it, cannot afford it, cant afford tuition, cant afford university, cant afford college, cant afford school, cant afford fee, cant afford to pay, cannot afford tuition, cannot afford university, cannot afford college, cannot afford school, cannot afford fee, cannot afford to pay, cant pay, cannot pay, garib, gareeb, poor, need based, need blind, financial need, needy, needy student, low income, poor student, financial aid, disadvantaged, underprivileged, poor family, needbased',
    'need',
  ],
  ['research grant, research funding, research fellowship, research scholarship', 'research'],
  [
    'leadership, leadership and service, community service, volunteering, young leader, leader, future leader',
    'leadership',
  ],
  [
    'swimmer, footballer, football player, soccer player, basketball player, tennis player, cricketer, sprinter, esports, volleyball, badminton, table tennis, wrestling, judo, taekwondo, gymnastics, lacrosse, rowing, netball, handball, boxing, karate, martial arts, football, soccer, basketball, baseball, hockey, rugby, cricket, tennis, golf, swimming, sport scholarship, athletic scholarship, track and field, talent, art and sport talent, athlete',
    'talent',
  ],
  [
    'exchange, exchange semester, semester exchange, student exchange, exchange program, exchange programme, semester abroad, study abroad semester',
    'exchange',
  ],
  [
    'employer, industry, sponsored by employer, employer and industry, work study, company sponsorship, apprenticeship sponsorship',
    'employer',
  ],
]

/** People that awards are meant for, and the audiences of the catalogue that are for them. */
export const AUDIENCE_NAMES: readonly (readonly [label: string, names: string, labels: readonly string[]])[] = [
  [
    'Women',
    'girl child, our daughter, his daughter, my daughter, my sister, my niece, meri beti, meri behen, grils, gal, women, woman, female, girl, lady, females only, women only, female student, girl student, womens',
    ['Females Only', 'Women only', 'African females only', 'Minority females only'],
  ],
  // An award for everybody is also for men; one for women is not.
  [
    'Men',
    'boy child, our son, my son, my brother, my nephew, mera beta, mere bete, mera bhai, mere bhai, mera bhatija, mere beta, men, man, male, boy, men only, boys only',
    ['Open to All', 'Men only'],
  ],
  [
    'Refugees',
    'temporary protection, refugee, refugee camp, asylum seeker, displaced, displaced people, displaced student, refugees only, refugee student, asylum, internally displaced, internally displaced person, internally displaced people',
    ['Refugees Only'],
  ],
  [
    'Disabled people',
    'disability, student with disability, people with disability, person with disability, disabled, handicapped, pwd, special needs, wheelchair user, wheelchair, autism, autistic, dyslexia, dyslexic, adhd, cerebral palsy, mental disability, physical disability, epilepsy, epileptic, physically challenged, physically disabled, differently abled, divyang, divyangjan',
    ['Disabled people only', 'Blind people only'],
  ],
  ['Deaf people', 'deaf, hearing impaired, hard of hearing, deaf people', ['Disabled people only']],
  ['Muslims', 'muslim, muslims only, islamic scholarship', ['Muslims only']],
  ['Jews', 'jew, jewish, jews only, jewish student', ['Jews only']],
  ['Black students', 'black, blacks only, african american, black student, black people', ['Blacks only', 'BAME only']],
  ['BAME', 'bame, bame only', ['BAME only', 'Blacks only']],
  [
    'Minorities',
    'minority, minorities only, underrepresented, under represented, ethnic minority, minorities encouraged, underrepresented minority, people of color',
    ['Minorities only', 'Minorities encouraged', 'Minority females only', 'BAME only', 'Blacks only'],
  ],
  [
    'Native Americans',
    'native american, native americans only, american indian, navajo, cherokee, lakota, sioux, choctaw, chickasaw, apache, ojibwe, hopi, alaska native, tribal member, enrolled tribal member, tribally enrolled',
    ['Native americans only'],
  ],
  [
    'Home fee status',
    'home fee status, home student, home fee, applicants with home fee status',
    ['Applicants with home fee status'],
  ],
]

/** What students write, and the word that the catalogue's texts use for it. */
export const WORDS_MEANT: readonly (readonly [names: string, word: string])[] = [
  ['online, long distance learning, distance learning, distance education, e learning, elearning', 'distance'],
  [
    'mother of one, mother of two, mother of three, mother of 1, mother of 2, mother of 3, mother of 4, single mother of one, single mother of two, single mother of three, single mother of 1, single mother of 2, single mother of 3, single mother of 4, mom, mum, single mom, single mum, single mother',
    'mother',
  ],
  ['kid', 'children'],
  [
    'double orphan, total orphan, full orphan, partial orphan, half orphan, single orphan, lost both my parents, lost both of my parents, father is dead, father is late, father was killed, father is no more, dad is dead, dad is late, mother is dead, mother is late, parents are dead, parents are late, both parents are dead, lost my dad, lost my mum, lost my mom, dad died, my father passed away, my dad passed away, father passed away, mother passed away, parents passed away, father died, mother died, parents died, father expired, lost my father, lost my mother, lost my parents, lost both parents, no parents, fatherless',
    'orphan',
  ],
  ['police children, child of police, children of police, child of a police officer', 'police'],
  ['gov, govt, goverment, governement, govenment', 'government'],
  ['education loan, student loan, study loan, interest free loan', 'loan'],
  ['civil servant', 'servant'],
  [
    'military children, military kid, military family, military dependent, military spouse, military veteran',
    'military',
  ],
  ['disaster management, disaster risk management, disaster risk reduction', 'disaster'],
  ['pr holder, pr student, pr status', 'permanent'],
  ['latinx, chicano, chicana, hispanic american, latino american', 'hispanic'],
  [
    'romani, roma people, roma student, roma youth, roma minority, roma community, roma woman, roma girl, romany',
    'roma',
  ],
  ['first gen, 1st gen, first in my family, first in the family, first person in my family', 'generation'],
  ['daca, daca recipient, daca student', 'undocumented'],
  ['single dad, single father', 'parent'],
  ['quran memorization, quran memorisation, memorize quran, memorise quran', 'quran'],
  ['asian american', 'asian'],
  [
    'sc st, st sc, sc st obc, obc sc st, sc/st, sc student, sc category, st student, st category, scheduled caste, scheduled tribe',
    'scheduled',
  ],
  ['sc obc, obc student, obc category, other backward class', 'obc'],
  ['scheduled tribe, st student, st category', 'tribe'],
  ['lgbt, lgbtqia, lgbtqi, lgbt student', 'lgbtq'],
  // Names of people and programmes that begin like other names.
  ['abd el, abd al, abd ul, abd ur', 'abd'],
  ['full circle', 'circle'],
  ['full sail', 'sail'],
  ['full board', 'board'],
  ['full mark', 'mark'],
  ['full house', 'house'],
  ['full moon', 'moon'],
  ['comic sans, comic sans ms', 'comic'],
  ['sans serif', 'serif'],
  ['health insurance, medical insurance', 'insurance'],
  ['visually impaired, visual impairment, partially sighted', 'blind'],
]
