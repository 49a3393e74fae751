/**
 * Questions as students type them on phones, country by country: India, Nigeria, Brazil, Indonesia, Egypt, Vietnam,
 * Kenya, Pakistan, Germany, Mexico, the United States, China, Turkey, Ukraine, Bangladesh, Ghana, the Philippines and
 * francophone Africa. Questions in other languages are in `foreign-questions.ts`. The columns are those of `questions.ts`.
 */
export const STUDENT_QUESTIONS: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  [
    'fully funded msc abroad for indian students 2027',
    "coverage:Fully Funded; level:Master's; country:not India; citizenship:India",
    'fulbright-nehru-masters-fellowships, chevening-scholarships',
  ],
  [
    'ms in usa scholarship for indian engineering students',
    "level:Master's; country:United States; citizenship:India; field:Engineering & Construction",
    'fulbright-nehru-masters-fellowships',
  ],
  [
    'study in germany for free for indian students after btech',
    "country:Germany; coverage:Full Tuition or Fully Funded; citizenship:India; level:Master's or PhD",
    'daad-epos',
  ],
  [
    'mba abroad scholarship without gmat for indians',
    "level:Master's; field:Business & Management; country:not India; words:without gmat; citizenship:India",
    'stanford-reliance-dhirubhai-fellowship',
  ],
  // These come before awards for women or blind people only, since the question mentions neither.
  [
    'Vietnamese PhD computer science USA',
    'citizenship:Vietnam; level:PhD; field:Computer Science; country:United States',
    'fulbright-foreign-student-program, knight-hennessy-scholars',
  ],
  ['mba after btech germany', "level:Master's; field:Business & Management; level:Master's; country:Germany"],
  ['12th ke baad scholarship abroad', "level:Bachelor's", 'stipendium-hungaricum'],
  [
    'phd in chemistry abroad for indian girl fully funded',
    'level:PhD; field:Chemistry; country:not India; citizenship:India; audience:Women; coverage:Fully Funded',
    'inlaks-shivdasani-foundation-scholarships',
  ],
  ['Indians scholarship', 'citizenship:India', 'sitaram-jindal-scholarship, prime-ministers-research-fellowship'],
  ['indian scholarship for africans', 'country:India; citizenship:Africa', 'iccr-africa-scholarship-scheme'],
  [
    'schlarships for nigerian undergrads in canada 2026/2027',
    "citizenship:Nigeria; level:Bachelor's; country:Canada",
    'mastercard-foundation-scholars-ubc, lester-b-pearson-scholarship',
  ],
  [
    'fully funded masters scholarship in uk for nigerians no ielts',
    "coverage:Fully Funded; level:Master's; country:United Kingdom; citizenship:Nigeria; words:no ielts",
    'commonwealth-masters-scholarships, ptdf-overseas-scholarship',
  ],
  ['ptdf scholarship', 'words:ptdf', 'ptdf-in-country-scholarship, ptdf-overseas-scholarship'],
  ['hnd holders masters scholarship', "level:Master's; level:Master's", 'stipendium-hungaricum'],
  ['scholarships in usa for 2:1 graduates', "country:United States; words:2:1; level:Master's or PhD"],
  [
    'tuition free universities in germany for nigerian students',
    'coverage:Full Tuition or Fully Funded; country:Germany; citizenship:Nigeria',
    'daad-epos',
  ],
  [
    'masters in egypt for sudanese',
    "level:Master's; country:Egypt; citizenship:Sudan",
    'auc-african-graduate-fellowship',
  ],
  [
    'scholarship for vietnamese student in korea undergraduate',
    "citizenship:Vietnam; country:South Korea; level:Bachelor's",
    'gks-undergraduate-degrees',
  ],
  [
    'fully funded masters abroad for kenyan students 2027',
    "coverage:Fully Funded; level:Master's; country:not Kenya; citizenship:Kenya",
    'commonwealth-masters-scholarships',
  ],
  [
    'scholarships for form four leavers kenya',
    "level:Bachelor's; country:Kenya",
    'kenya-universities-fund-scholarship',
  ],
  [
    'undergraduate scholarships in kenya for needy students',
    "level:Bachelor's; country:Kenya; type:Need-based",
    'kenya-universities-fund-scholarship',
  ],
  ['equity wings to fly', 'words:equity; words:wings; words:fly', 'equity-wings-to-fly'],
  [
    'nursing scholarship uk for kenyans',
    'field:Nursing & Midwifery; country:United Kingdom; citizenship:Kenya',
    'commonwealth-masters-scholarships',
  ],
  ['kenya girls high school', 'citizenship:Kenya; audience:Women; level:High School'],
  [
    'fully funded scholarship in china without ielts for pakistani students',
    'coverage:Fully Funded; country:China; words:without ielts; citizenship:Pakistan',
    'chinese-government-scholarship-bilateral',
  ],
  [
    'italy scholarship for pakistani students bs',
    "country:Italy; citizenship:Pakistan; level:Bachelor's",
    'edisu-piemonte-regional-scholarship',
  ],
  [
    'ms leading to phd south korea pakistani',
    "level:Master's; level:PhD; country:South Korea; citizenship:Pakistan",
    'gks-graduate-degrees',
  ],
  ['hec need based scholarship 2026', 'words:hec; type:Need-based', 'hec-need-based-scholarship-pakistan'],
  ['scholarship in turkey for fsc students', "country:Türkiye; level:High School or Bachelor's", 'turkiye-burslari'],
  ['mbbs abroad on scholarship for pakistani', 'field:Medicine; country:not Pakistan; citizenship:Pakistan'],
  [
    'full ride scholarships for high school seniors class of 2027',
    "coverage:Fully Funded; level:High School or Bachelor's",
    'the-gates-scholarship',
  ],
  [
    'study abroad scholarships for american undergrads',
    "country:not United States; citizenship:United States; level:Bachelor's",
    'gilman-international-scholarship, boren-awards',
  ],
  ['scholarships for hispanic students', 'words:hispanic', 'hsf-scholar-program'],
  ['scholarships for disabled students', 'words:disability', 'aicte-saksham-scholarship'],
  ['scholarships for single moms', 'words:mother', 'nuesslein-volhard-foundation'],
  ['chinese medicine', 'field:Medicine'],
  [
    'phd for displaced ukrainian scholars',
    'level:PhD; audience:Refugees; citizenship:Ukraine',
    'czech-government-scholarships',
  ],
  [
    'fully funded scholarship for bangladeshi students masters in europe',
    "coverage:Fully Funded; citizenship:Bangladesh; level:Master's; region:Europe",
    'commonwealth-masters-scholarships, stipendium-hungaricum',
  ],
  [
    'scholarship after hsc in bangladesh',
    "level:Bachelor's; country:Bangladesh",
    'dutch-bangla-bank-scholarship, pmeat-bangladesh-education-assistance',
  ],
  ['low cgpa masters scholarship europe', "words:low cgpa; level:Master's; region:Europe", 'stipendium-hungaricum'],
  [
    'phd position neuroscience europe deadline december',
    'level:PhD; field:Biology; region:Europe; words:december',
    'embl-international-phd-programme, boehringer-ingelheim-fonds-phd',
  ],
  [
    'bangladesh girls undergraduate',
    "citizenship:Bangladesh; audience:Women; level:Bachelor's",
    'asian-university-for-women-scholarship',
  ],
  [
    'undergraduate scholarships for ghanaians in usa',
    "level:Bachelor's; citizenship:Ghana; country:United States",
    'mastercard-foundation-scholars-program',
  ],
  [
    'wassce scholarships ghana',
    "level:High School or Bachelor's; country:Ghana",
    'ghana-government-scholarships-local-tertiary, gnpc-foundation-scholarship',
  ],
  [
    'masters in canada without application fee for ghanaians',
    "level:Master's; country:Canada; words:without application fee; citizenship:Ghana",
    'mastercard-foundation-scholars-ubc',
  ],
  [
    'mastercard foundation scholarship knust',
    'words:mastercard; words:foundation; words:knust',
    'mastercard-foundation-scholars-knust',
  ],
  ['scholarship for shs graduates', "level:Bachelor's"],
  [
    'online masters scholarship for africans',
    "words:distance; level:Master's; citizenship:Africa",
    'commonwealth-distance-learning-scholarships',
  ],
  ['dost scholarship', 'words:dost', 'dost-sei-undergraduate-scholarship'],
  ['scholarship for incoming grade 11 students', 'level:High School', 'aief-scholarship-program'],
  ['chevening philippines', 'words:chevening; citizenship:Philippines', 'chevening-scholarships'],
  [
    'college scholarship for incoming freshmen 2027 philippines',
    "level:Bachelor's; country:Philippines",
    'ched-merit-scholarship-programme, sm-college-scholarship',
  ],
  [
    'full scholarship japan filipino senior high graduate',
    "coverage:Fully Funded; country:Japan; citizenship:Philippines; level:Bachelor's",
    'mext-scholarship-undergraduate-students',
  ],
  [
    'pinoy nurse masters scholarship abroad',
    "citizenship:Philippines; field:Nursing & Midwifery; level:Master's; country:not Philippines",
    'stipendium-hungaricum',
  ],
  ['no ielts scholarship', 'words:no ielts'],
  [
    'study in uk without fees',
    'country:United Kingdom; coverage:Full Tuition or Fully Funded',
    'clarendon-scholarships',
  ],
  [
    'scholarships for african girls in stem',
    'citizenship:Africa; audience:Women; field:STEM',
    'loreal-unesco-women-in-science-sub-saharan-africa',
  ],
  ['uk, not scotland', 'country:United Kingdom; words:not scotland', 'cambridge-international-scholarship'],
  ['study in scotland', 'country:United Kingdom'],
  ['online degree', 'words:distance', 'commonwealth-distance-learning-scholarships'],
  ['africans nigerian', 'citizenship:Nigeria; citizenship:Nigeria'],
  ['mba in india not for indians', "level:Master's; field:Business & Management; country:India; citizenship:not India"],
]
