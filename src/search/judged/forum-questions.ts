/**
 * Questions as students write them in forums and groups: who works or studied in one country and wants to go to another,
 * whose parents do what, and who mixes English with Hindi, Urdu, Nepali, Bengali, Tagalog, Swahili, Uzbek, Arabic, or
 * Russian in Latin letters. The columns are those of `questions.ts`.
 */
export const FORUM_QUESTIONS: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  [
    'b.com kiya hai ab mba karna hai usa se scholarship milegi kya',
    "level:Master's; level:Master's; field:Business & Management; country:United States",
    'forte-mba-fellowship',
  ],
  [
    'mera 65% aaya hai 12th me kya mujhe full scholarship mil sakti hai canada me',
    "words:65%; level:Bachelor's; coverage:Fully Funded; country:Canada",
    'lester-b-pearson-scholarship',
  ],
  [
    'bangladesh theke fully funded masters in japan without ielts',
    "citizenship:Bangladesh; coverage:Fully Funded; level:Master's; country:Japan; words:without ielts",
    'mext-scholarship-research-students, adb-japan-scholarship-program',
  ],
  [
    'sri lankan student after a/l want to go japan for degree',
    "citizenship:Sri Lanka; level:Bachelor's; country:Japan",
    'mext-scholarship-undergraduate-students',
  ],
  [
    'bhutan nurse working in thimphu wants msc public health australia',
    "citizenship:Bhutan; field:Nursing & Midwifery; level:Master's; field:Public Health; country:Australia",
    'australia-awards-scholarships',
  ],
  [
    'working as nurse in philippines want masters in australia',
    "field:Nursing & Midwifery; level:Master's; country:Australia",
    'australia-awards-scholarships',
  ],
  [
    'mbbs from russia want to study in usa',
    "level:Master's or PhD; country:United States",
    'fulbright-foreign-student-program',
  ],
  [
    'pano mag apply scholarship abroad for nurses from pinas',
    'country:not Philippines; field:Nursing & Midwifery; citizenship:Philippines',
  ],
  [
    'hoc bong toan phan thac si uc cho nguoi viet',
    "coverage:Fully Funded; level:Master's; country:Australia; citizenship:Vietnam",
    'australia-awards-scholarships',
  ],
  [
    'how can i japa with scholarship no ielts nigeria',
    'country:not Nigeria; words:no ielts; citizenship:Nigeria',
    'ptdf-overseas-scholarship',
  ],
  [
    "je suis malien titulaire d'un bac serie D je cherche une bourse pour etudier la pharmacie au maroc",
    "citizenship:Mali; level:Bachelor's; words:serie D; field:Pharmacy; country:Morocco",
    'amci-morocco-scholarships',
  ],
  [
    'teacher in zambia wants masters in uk',
    "field:Teacher Training; level:Master's; country:United Kingdom",
    'commonwealth-masters-scholarships',
  ],
  ['naomba ufadhili wa masomo ya udaktari nje ya tanzania', 'field:Medicine; country:not Tanzania'],
  [
    'rwandan with bachelor 2:1 in civil eng needs masters korea kgsp',
    "citizenship:Rwanda; level:Master's; words:2:1; field:Civil Engineering; level:Master's; country:South Korea; words:gks",
    'gks-graduate-degrees',
  ],
  [
    'congolaise vivant a kinshasa cherche bourse master environnement belgique',
    "citizenship:Democratic Republic of the Congo; level:Master's; field:Environmental Science & Conservation; country:Belgium",
    'ares-master-scholarships',
  ],
  [
    'tengo 34 años y soy profe de primaria en honduras quiero una maestria en educacion',
    "field:Teacher Training; level:Master's; field:Education",
  ],
  [
    'soy de ecuador kiero studiar en alemania gratis ingenieria mecatronica',
    'citizenship:Ecuador; words:kiero; words:studiar; country:Germany; coverage:Full Tuition or Fully Funded; field:Engineering & Construction; field:Mechanical Engineering',
    'daad-epos',
  ],
  [
    'quero fazer intercambio no ensino medio nos eua com bolsa',
    'type:Exchange; level:High School; country:United States',
    'rotary-youth-exchange',
  ],
  [
    'argentino recien recibido de abogado busca llm en usa',
    "citizenship:Argentina; field:Law; level:Master's; field:Law; country:United States",
    'fulbright-foreign-student-program',
  ],
  [
    'haitian living in chile want to study in canada in french',
    'citizenship:Haiti; country:Canada; words:in french',
    'lester-b-pearson-scholarship',
  ],
  [
    'palestine gaza student accepted at uk uni need funding',
    'citizenship:Palestine; country:United Kingdom',
    'hespal-palestinian-scholarships',
  ],
  [
    'iranian phd student electrical engineering 3.6 gpa toefl 105 full fund usa canada',
    'citizenship:Iran; level:PhD; field:Electrical & Electronic Engineering; words:3.6 gpa; words:toefl 105; coverage:Fully Funded; country:United States; country:Canada',
    'fulbright-foreign-student-program, knight-hennessy-scholars',
  ],
  [
    'hochu besplatno uchitsya v germanii na programmista ya iz kazakhstana',
    'coverage:Full Tuition or Fully Funded; country:Germany; field:Computer Science; citizenship:Kazakhstan',
    'daad-epos',
  ],
  [
    'uzbekistan student ielts 7 sat 1400 full scholarship bachelor usa korea',
    "citizenship:Uzbekistan; words:ielts 7; words:sat 1400; coverage:Fully Funded; level:Bachelor's; country:United States; country:South Korea",
    'gks-undergraduate-degrees',
  ],
  [
    'ukrainian refugee in poland want to finish bachelor in germany',
    "citizenship:Ukraine; audience:Refugees; level:Bachelor's; country:Germany",
    'deutschlandstipendium',
  ],
  ['bafög oder stipendium für studenten mit kind', 'words:bafög', 'bafoeg'],
  [
    'romanian student campina want masters netherlands',
    "citizenship:Romania; words:campina; level:Master's; country:Netherlands",
    'university-of-twente-scholarships',
  ],
  [
    'phd studentship marine biology uk international fees covered',
    'level:PhD; field:Biology; country:United Kingdom; coverage:Full Tuition or Fully Funded',
    'clarendon-scholarships',
  ],
  [
    'scholarships for middle class high school seniors with 3.9 gpa',
    "words:middle class; level:High School or Bachelor's; words:3.9 gpa",
  ],
  ['paris texas high school scholarship', 'country:United States; level:High School', 'davidson-fellows-scholarship'],
  [
    'mid career journalist from kenya fellowship usa 2027',
    'words:mid career; field:Journalism & Communication; citizenship:Kenya; country:United States',
    'hubert-h-humphrey-fellowship',
  ],
  ['commonwealth kab khulega', 'words:commonwealth', 'commonwealth-masters-scholarships'],
  [
    'gre 320 cgpa 8.9 mechanical want fully funded phd usa fall 27 india',
    'words:gre 320; words:cgpa 8.9; field:Mechanical Engineering; coverage:Fully Funded; level:PhD; country:United States; citizenship:India',
    'fulbright-foreign-student-program',
  ],
  [
    'nepal ma +2 sakera korea jana ko lagi scholarship',
    "citizenship:Nepal; level:High School or Bachelor's; country:South Korea",
    'gks-undergraduate-degrees',
  ],
  [
    'kuliah gratis di turki untuk lulusan sma 2026',
    "coverage:Full Tuition or Fully Funded; country:Türkiye; level:Bachelor's",
    'turkiye-burslari',
  ],
  [
    'may full scholarship po ba for masteral ng teacher sa australia',
    "coverage:Fully Funded; level:Master's; field:Teacher Training; country:Australia",
    'australia-awards-scholarships',
  ],
  ['i have 3rd class bsc from oau can i still get masters abroad', "words:3rd class; level:Master's; level:Master's"],
  [
    'ghana 2 uk msc global health fully funded sept 2027',
    "citizenship:Ghana; country:United Kingdom; level:Master's; field:Public Health; coverage:Fully Funded",
    'chevening-scholarships, commonwealth-masters-scholarships',
  ],
  [
    'togolaise bts comptabilite voudrait licence pro au canada ou france',
    "citizenship:Togo; level:Bachelor's; field:Accounting & Finance; level:Bachelor's; country:Canada; country:France",
    'france-excellence-embassy-scholarships',
  ],
  [
    'somali refugee in dadaab finished form four wants scholarship canada wusc',
    "citizenship:Somalia; audience:Refugees; words:dadaab; level:Bachelor's; country:Canada; words:wusc",
    'wusc-student-refugee-program',
  ],
  [
    'bolsa para estudante cabo-verdiano de medicina em cuba ou brasil',
    'citizenship:Cape Verde; field:Medicine; country:Cuba; country:Brazil',
    'elam-scholarship-cuba, pec-g-brazil',
  ],
  [
    'beca para estudiar ingles en irlanda o malta desde mexico',
    'field:Languages; country:Ireland; country:Malta; citizenship:Mexico',
    'government-of-ireland-international-education-scholarships',
  ],
  ['nicaraguan student exiled in costa rica looking to finish bachelor', "citizenship:Nicaragua; level:Bachelor's"],
  [
    'navajo sophomore engineering internship + scholarship',
    "audience:Native Americans; level:Bachelor's; field:Engineering & Construction; words:internship",
    'aises-scholarships',
  ],
  [
    'afgan burslu ogrenci almanya yuksek lisans yazilim',
    "citizenship:Afghanistan; country:Germany; level:Master's; field:Computer Science",
    'daad-epos',
  ],
  [
    "qozog'istondan magistratura uchun grant yevropa",
    "citizenship:Kazakhstan; level:Master's; region:Europe",
    'bolashak-international-scholarship, stipendium-hungaricum',
  ],
  [
    'turkmenistanly talyp turkiyede magistr',
    "citizenship:Turkmenistan; words:talyp; country:Türkiye; level:Master's",
    'turkiye-burslari',
  ],
  [
    'lahore se hun inter kia hai pre medical turkey jana hai',
    "citizenship:Pakistan; level:Bachelor's; field:Medicine; country:Türkiye",
    'turkiye-burslari',
  ],
  [
    'sinhala medium student arts stream free degree japan',
    'words:sinhala medium; field:Arts & Humanities; coverage:Full Tuition or Fully Funded; country:Japan',
    'mext-scholarship-undergraduate-students',
  ],
  [
    'butuh beasiswa untuk d3 keperawatan di jawa tengah keluarga miskin',
    'level:Vocational & Diploma; field:Nursing & Midwifery; country:Indonesia; type:Need-based',
    'kip-kuliah-indonesia',
  ],
  ['beasiswa lpdp 2027 kapan buka untuk dokter spesialis', 'words:lpdp; field:Medicine', 'lpdp-indonesia-scholarship'],
  [
    'naija biochemist 2:2 phd germany any hope',
    'citizenship:Nigeria; field:Biochemistry & Biotechnology; words:2:2; level:PhD; country:Germany',
    'daad-epos',
  ],
  [
    'etudiant guineen en master 1 voudrait finir en france campus france bourse',
    "citizenship:Guinea; level:Master's; country:France; words:campus; country:France",
    'eiffel-excellence-scholarship, france-excellence-embassy-scholarships',
  ],
  [
    'zambian miner wants to study mining engineering at masters level in australia',
    "citizenship:Zambia; field:Mining & Petroleum; field:Mining & Petroleum; level:Master's; country:Australia",
    'australia-awards-scholarships',
  ],
  [
    'стипендия докторантура европа для узбекистанцев без ielts',
    'level:PhD; region:Europe; citizenship:Uzbekistan; words:без ielts',
    'el-yurt-umidi-foundation-scholarship',
  ],
  [
    'beca comipems prepa mexico promedio 9',
    'words:comipems; level:High School; country:Mexico; words:promedio 9',
    'beca-universal-benito-juarez-media-superior',
  ],
  [
    'studentka z ukrainy magisterka w polsce stypendium',
    "citizenship:Ukraine; level:Master's; country:Poland",
    'nawa-stefan-banach-scholarship',
  ],
  ['nursing in birmingham, alabama', 'field:Nursing & Midwifery; country:United States', 'nurse-corps-scholarship'],
  [
    'my mother is a nurse in kenya, i want phd in usa',
    'level:PhD; country:United States',
    'fulbright-foreign-student-program',
  ],
  ['mestrado em campina grande', "level:Master's; country:Brazil"],
  ['ufm guatemala', 'words:marroquin; country:Guatemala', 'ufm-ita-scholarship'],
  [
    'soy enfermera venezolana en colombia quiero maestria',
    "field:Nursing & Midwifery; citizenship:Venezuela; level:Master's",
  ],
]
