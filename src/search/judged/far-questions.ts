/**
 * Questions from many regions (the Gulf, West Africa, Latin America, South-East and Central Asia), from parents, refugees
 * and people with a doctorate; programmes named beside a home, and whole sentences pasted from a chat. The columns are
 * those of `questions.ts`.
 */
export const FAR_QUESTIONS: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  ['fulbright pakistan', 'words:fulbright; citizenship:Pakistan', 'fulbright-pakistan-masters-phd'],
  ['mext bangladesh', 'words:mext; citizenship:Bangladesh', 'mext-scholarship-research-students'],
  [
    'chevening scholarship 2027 nigeria law',
    'words:chevening; citizenship:Nigeria; field:Law',
    'chevening-scholarships',
  ],
  [
    'daad kenya',
    'words:daad; citizenship:Kenya',
    'daad-in-country-in-region-scholarships, daad-helmut-schmidt-programme',
  ],
  ['humboldt fellowship pakistan', 'words:humboldt; citizenship:Pakistan', 'georg-forster-research-fellowship'],
  ['turkiye burslari pakistan', 'country:Türkiye; words:burslari; citizenship:Pakistan', 'turkiye-burslari'],
  [
    'chinese government scholarship ghana',
    'country:China; citizenship:Ghana',
    'chinese-government-scholarship-bilateral',
  ],
  ['australia awards indonesia', 'country:Australia; citizenship:Indonesia', 'australia-awards-scholarships'],
  ['nigerian scholarship uk', 'citizenship:Nigeria; country:United Kingdom', 'commonwealth-masters-scholarships'],
  ['libyan scholarship abroad', 'citizenship:Libya; country:not Libya'],
  [
    'ghana shs leaver engineering scholarship abroad',
    "citizenship:Ghana; level:Bachelor's; field:Engineering & Construction; country:not Ghana",
    'mastercard-foundation-scholars-pretoria',
  ],
  [
    'us citizen germany',
    'citizenship:United States; country:Germany',
    'congress-bundestag-youth-exchange, fulbright-us-student-program',
  ],
  ['peruvian college fee', 'citizenship:Peru; coverage:Full Tuition or Fully Funded', 'beca-18-peru'],
  [
    'im a nurse from philippines working in dubai want to do msn in usa',
    "field:Nursing & Midwifery; citizenship:Philippines; level:Master's; field:Nursing & Midwifery; country:United States",
    'fulbright-foreign-student-program',
  ],
  [
    'i am working in qatar as civil engineer, indian passport, masters europe',
    "field:Civil Engineering; citizenship:India; level:Master's; region:Europe",
    'charpak-scholarships, invest-your-talent-in-italy',
  ],
  [
    'my son finished igcse in oman, we are pakistani, engineering in malaysia',
    'audience:Men; level:High School or Vocational & Diploma; citizenship:Pakistan; field:Engineering & Construction; country:Malaysia',
    'jeffrey-cheah-scholarship-sunway',
  ],
  [
    'schlarship 4 sudanese refugee in egypt bachelors',
    "citizenship:Sudan; audience:Refugees; country:Egypt; level:Bachelor's",
  ],
  [
    'sir/ma i finished OND want to continue HND or degree abroad',
    'level:Vocational & Diploma; level:Vocational & Diploma',
  ],
  [
    'bourse chine pour congolais',
    'country:China; citizenship:Democratic Republic of the Congo',
    'chinese-government-scholarship-bilateral',
  ],
  [
    'becas para peruanos en europa maestria en gestion publica',
    "citizenship:Peru; region:Europe; level:Master's; field:Public Policy & Administration",
    'beca-generacion-del-bicentenario',
  ],
  [
    'soy venezolana refugiada en colombia busco beca de pregrado',
    "citizenship:Venezuela; audience:Refugees; country:Colombia; level:Bachelor's",
  ],
  [
    'quiero estudiar medicina en argentina soy haitiano',
    'field:Medicine; country:Argentina; citizenship:Haiti',
    'oas-academic-scholarship-program',
  ],
  [
    'sou cabo-verdiano quero estudar em portugal',
    'citizenship:Cape Verde; country:Portugal',
    'camoes-cooperation-scholarships',
  ],
  ['sou brasileira e quero fazer pós-doc nos eua', 'citizenship:Brazil; level:Post-doc; country:United States'],
  [
    'lulusan smk mau kuliah gratis di jerman',
    "level:Bachelor's; coverage:Full Tuition or Fully Funded; country:Germany",
  ],
  ['du học nhật bản vừa học vừa làm', 'country:Japan; words:vừa học vừa làm'],
  [
    'myanmar refugee in thailand bachelor scholarship',
    "citizenship:Myanmar; audience:Refugees; country:Thailand; level:Bachelor's",
    'prospect-burma-scholarship',
  ],
  ['pinoy scholarship japan', 'citizenship:Philippines; country:Japan', 'adb-japan-scholarship-program'],
  [
    'гранты на бакалавриат в турции для кыргызстанцев',
    "level:Bachelor's; country:Türkiye; citizenship:Kyrgyzstan",
    'turkiye-burslari',
  ],
  ['грант для таджиков магистратура германия', "citizenship:Tajikistan; level:Master's; country:Germany", 'daad-epos'],
  [
    'uzbek student master in korea',
    "citizenship:Uzbekistan; level:Master's; country:South Korea",
    'el-yurt-umidi-foundation-scholarship, gks-graduate-degrees',
  ],
  ["turkiya bakalavr grant o'zbek", "country:Türkiye; level:Bachelor's; citizenship:Uzbekistan", 'turkiye-burslari'],
  ['អាហារូបករណ៍ ជប៉ុន', 'country:Japan'],
  ['მაგისტრატურა გერმანია', "level:Master's; country:Germany"],
  [
    'سکالرشپ چین پاکستانی طلبا ماسٹرز',
    "country:China; citizenship:Pakistan; level:Master's",
    'hec-overseas-scholarships-pakistan',
  ],
  ['بورسیه دکتری آلمان برای ایرانیان', 'level:PhD; country:Germany; citizenship:Iran', 'daad-epos'],
  ['የማስተርስ ስኮላርሺፕ ለኢትዮጵያውያን', "level:Master's; citizenship:Ethiopia"],
  [
    "Hello everyone, I'm Fatima from Kano, Nigeria. I just graduated with a second class upper in Microbiology and I'm looking for a fully funded Master's in public health in the UK or Canada. Any leads?",
    "words:Fatima; citizenship:Nigeria; words:second class upper; field:Biology; coverage:Fully Funded; level:Master's; field:Public Health; country:United Kingdom; country:Canada",
    'commonwealth-masters-scholarships, mastercard-foundation-scholars-ubc',
  ],
  [
    'Hi all, my brother is an Afghan refugee living in Pakistan (Islamabad), he completed 12th grade and wants to study computer science in Europe for free. Please guide',
    "audience:Men; citizenship:Afghanistan; audience:Refugees; level:Bachelor's; field:Computer Science; region:Europe; coverage:Full Tuition or Fully Funded",
  ],
  [
    'Assalamu alaikum brothers and sisters, I have completed my MBBS from Bangladesh and want to do MPH in Sweden or Norway with scholarship, my IELTS is 6.5',
    "level:Master's; citizenship:Bangladesh; level:Master's; field:Public Health; country:Sweden; country:Norway; words:IELTS is 6.5",
    'karolinska-global-masters-scholarship',
  ],
  [
    'Good day sir/ma, please I need information on how to apply for PhD in Agricultural Economics in Germany, I have MSc with 4.1 CGPA from University of Ibadan',
    'level:PhD; field:Agriculture; field:Economics; country:Germany; level:PhD; words:4.1 CGPA',
    'daad-epos',
  ],
  [
    "Bonjour à tous, je suis camerounais titulaire d'une licence en informatique, je cherche une bourse complète pour un master en Allemagne ou en Suisse. Merci",
    "citizenship:Cameroon; level:Master's; field:Computing & IT; coverage:Fully Funded; level:Master's; country:Germany; country:Switzerland",
    'eth-excellence-scholarship, daad-epos',
  ],
  [
    'Hola a todos, soy de Perú, tengo 27 años, estudié enfermería y quisiera hacer una maestría en salud pública en España con beca completa',
    "citizenship:Peru; field:Nursing & Midwifery; level:Master's; field:Public Health; country:Spain; coverage:Fully Funded",
    'beca-generacion-del-bicentenario',
  ],
  [
    'Olá pessoal, sou de Moçambique, terminei o ensino médio e quero estudar engenharia civil em Portugal com bolsa',
    "citizenship:Mozambique; level:Bachelor's; field:Civil Engineering; country:Portugal",
    'camoes-cooperation-scholarships',
  ],
  [
    'Здравствуйте, я из Киргизии, закончила бакалавриат по экономике, ищу стипендию на магистратуру в Европе',
    "citizenship:Kyrgyzstan; level:Master's; field:Economics; level:Master's; region:Europe",
    'lane-kirkland-scholarship-programme',
  ],
  [
    'Xin chào mọi người, em muốn xin học bổng toàn phần thạc sĩ ngành kinh tế ở Úc ạ',
    "coverage:Fully Funded; level:Master's; field:Economics; country:Australia",
    'australia-awards-scholarships',
  ],
  [
    'Halo kak, saya mahasiswa semester 7 teknik informatika mau lanjut S2 di Jepang, ada beasiswa full?',
    "field:Computer Science; level:Master's; country:Japan; coverage:Fully Funded",
  ],
  [
    'مرحبا انا طالب من اليمن معي ثانوية عامة بدي منحة طب في تركيا او ماليزيا',
    "citizenship:Yemen; level:Bachelor's; field:Medicine; country:Türkiye; country:Malaysia",
  ],
  [
    'scholarship that doesnt need ielts for pakistani in china',
    'words:doesnt need ielts; citizenship:Pakistan; country:China',
    'chinese-government-scholarship-bilateral',
  ],
  [
    'i speak french, masters in canada',
    "words:speak french; level:Master's; country:Canada",
    'canada-graduate-research-scholarship-masters',
  ],
  ['without english proficiency test germany', 'words:without english proficiency test; country:Germany'],
  ['aged care australia', 'field:Social Work; country:Australia'],
  ['md/phd', 'level:PhD; field:Medicine'],
  [
    'oncology masters uk',
    "field:Medicine; level:Master's; country:United Kingdom",
    'british-council-scholarships-women-in-stem',
  ],
  ['remote sensing phd', 'field:Earth & Ocean Sciences; level:PhD', 'wascal-graduate-scholarships'],
  ['ma english uk', "level:Master's; field:Literature & Linguistics; country:United Kingdom", 'ertegun-scholarships'],
  [
    'textile engineering masters germany bangladeshi',
    "field:Engineering & Construction; level:Master's; country:Germany; citizenship:Bangladesh",
  ],
  ['i am from lusaka, masters', "citizenship:Zambia; level:Master's"],
  ['aleppo masters uk', "citizenship:Syria; level:Master's; country:United Kingdom"],
  ['exchange semester usa', 'type:Exchange; country:United States'],
  [
    'zim student engineering uk',
    'citizenship:Zimbabwe; field:Engineering & Construction; country:United Kingdom',
    'beit-trust-postgraduate-scholarship',
  ],
  ['i m a student from nepal', 'citizenship:Nepal'],
]
