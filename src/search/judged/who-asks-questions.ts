/**
 * Questions in which people say who they are and are not, what they have finished and where they live, briefly and in
 * their own language. The columns are those of `questions.ts`.
 */
export const WHO_ASKS_QUESTIONS: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  ['international scholarships canada', 'citizenship:not Canada; country:Canada', 'study-in-canada-scholarships'],
  [
    'international undergraduate usa',
    "citizenship:not United States; level:Bachelor's; country:United States",
    'boston-university-trustee-scholarship',
  ],
  [
    'dental scholarship uk international',
    'field:Dentistry; country:United Kingdom; citizenship:not United Kingdom',
    'clarendon-scholarships',
  ],
  ['bourses internationales france', 'citizenship:not France; country:France', 'eiffel-excellence-scholarship'],
  [
    'becas de posgrado en chile para extranjeros',
    "level:Master's or PhD; country:Chile; citizenship:not Chile",
    'agcid-republica-de-chile',
  ],
  ['não sou brasileiro mestrado no brasil', "citizenship:not Brazil; level:Master's; country:Brazil"],
  ['гранты для не граждан россии', 'citizenship:not Russia'],
  ['no soy mexicano beca en mexico', 'citizenship:not Mexico; country:Mexico', 'amexcid-excellence-scholarships'],
  [
    'je ne suis pas français bourse master france',
    "citizenship:not France; level:Master's; country:France",
    'eiffel-excellence-scholarship',
  ],
  ['not a citizen of canada masters canada', "citizenship:not Canada; level:Master's; country:Canada"],
  ['bachelor to phd usa', "level:Bachelor's or Master's or PhD; country:United States"],
  ['btech student masters abroad', "level:Master's; level:Master's"],
  ['im a bsc student looking for phd in germany', 'level:PhD; level:PhD; country:Germany'],
  ['beca ingles irlanda', 'field:Languages; country:Ireland'],
  [
    'scholarships in canada for international students',
    'country:Canada; citizenship:not Canada',
    'lester-b-pearson-scholarship, mccall-macbain-scholarships',
  ],
  ['Omani Programme', 'citizenship:Oman', 'omani-programme-cultural-scientific-cooperation'],
  ['Canada Student', 'citizenship:Canada', 'canada-student-grants'],
  ['boarding school uk for boys', 'level:High School; country:United Kingdom; audience:Men', 'eton-orwell-award'],
  [
    'mera bhai 12th pass hai usko canada jana hai',
    "audience:Men; level:Bachelor's; country:Canada",
    'lester-b-pearson-scholarship',
  ],
  ['intercâmbio no canadá ensino médio', 'type:Exchange; country:Canada; level:High School'],
  ['bonjour je suis étudiant en droit au bénin je cherche une bourse pour la belgique', 'field:Law; country:Belgium'],
  ['soy estudiante de medicina en bolivia quiero ir a españa', 'field:Medicine; country:Spain'],
  ['titulaire du bac cherche bourse canada', "level:Bachelor's; country:Canada"],
  [
    'quiero estudiar ingenieria civil en alemania sin pagar',
    'field:Civil Engineering; country:Germany; coverage:Full Tuition or Fully Funded',
    'daad-epos',
  ],
  [
    'sou moçambicano e quero fazer engenharia informática no brasil',
    'citizenship:Mozambique; field:Computer Science; country:Brazil',
    'pec-g-brazil, pec-pg-brazil',
  ],
  [
    'beasiswa hafidz quran ke timur tengah',
    'words:hafidz; words:quran; region:Middle East',
    'islamic-university-of-madinah-scholarship',
  ],
  [
    'хочу учиться в сша по обмену школьник',
    'country:United States; type:Exchange; level:High School',
    'future-leaders-exchange-flex',
  ],
  ['بورسیه دکترا کانادا مهندسی برق', 'level:PhD; country:Canada; field:Electrical & Electronic Engineering'],
  ['لڑکیوں کے لیے سکالرشپ پاکستان', 'audience:Women; country:Pakistan', 'scottish-scholarship-scheme-pakistani-women'],
  ['12वीं के बाद छात्रवृत्ति', "level:Bachelor's"],
  ['독일에서 컴퓨터공학 석사 하고 싶어요', "country:Germany; field:Computer Science; level:Master's", 'daad-epos'],
  ['미국으로 유학 간호학', 'country:United States; field:Nursing & Midwifery', 'nurse-corps-scholarship'],
  ['여학생 장학금', 'audience:Women'],
  [
    'parent looking for funding in grade 11 south africa',
    'level:High School; country:South Africa',
    'student-sponsorship-programme-south-africa',
  ],
  ['dottorato in germania per ragazze', 'level:PhD; country:Germany; audience:Women', 'nuesslein-volhard-foundation'],
  ['scholarship for my son he finish wassce', "audience:Men; level:Bachelor's"],
  [
    'study in japan doctor from sudan free',
    'country:Japan; field:Medicine; citizenship:Sudan; coverage:Full Tuition or Fully Funded',
  ],
]
