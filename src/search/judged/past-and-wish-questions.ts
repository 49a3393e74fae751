/**
 * Questions of people who say what they have beside what they want: a degree, marks, an age, a country to leave. The
 * columns are those of `questions.ts`.
 */
export const PAST_AND_WISH_QUESTIONS: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  [
    'b.tech cse 7.2 cgpa ms in germany fully funded',
    "level:Master's; field:Computer Science; words:7.2 cgpa; level:Master's; country:Germany; coverage:Fully Funded",
    'daad-epos, erasmus-mundus-joint-masters',
  ],
  [
    'bs nursing pakistan wants ms nursing italy',
    "level:Master's; field:Nursing & Midwifery; citizenship:Pakistan; level:Master's; field:Nursing & Midwifery; country:Italy",
    'hec-overseas-scholarships-pakistan',
  ],
  [
    'hnd electrical to msc uk no pgd',
    "level:Master's; field:Electrical & Electronic Engineering; level:Master's; country:United Kingdom; words:no pgd",
    'commonwealth-masters-scholarships',
  ],
  [
    'bsc graduate masters uk nigeria',
    "level:Master's; level:Master's; country:United Kingdom; citizenship:Nigeria",
    'commonwealth-masters-scholarships, chevening-scholarships',
  ],
  ['waec result bachelor canada', "level:Bachelor's; level:Bachelor's; country:Canada", 'lester-b-pearson-scholarship'],
  [
    'senior high school grad philippines college scholarship low income',
    "level:Bachelor's; country:Philippines; type:Need-based",
    'sm-college-scholarship, unifast-tertiary-education-subsidy',
  ],
  [
    'hs senior 3.8 gpa 1450 sat stem girl usa',
    "level:High School or Bachelor's; words:3.8 gpa; words:1450 sat; field:STEM; audience:Women; country:United States",
    'society-of-women-engineers-scholarships',
  ],
  [
    'ms in cs usa for indian students with low gre',
    "level:Master's; field:Computer Science; country:United States; citizenship:India; words:low gre",
    'kc-mahindra-scholarships-postgraduate-abroad',
  ],
  [
    'cgpa 2.9 bangladesh masters usa textile engineering',
    "words:cgpa 2.9; citizenship:Bangladesh; level:Master's; country:United States; field:Engineering & Construction",
    'fulbright-foreign-student-program',
  ],
  [
    'wassce 2026 aggregate 9 ghanaian medicine scholarship overseas',
    "level:High School or Bachelor's; words:aggregate 9; citizenship:Ghana; field:Medicine; country:not Ghana",
    'university-of-global-health-equity-scholarships',
  ],
  [
    'egypt engineer 28 yrs old master renewable energy in europe',
    "citizenship:Egypt; field:Engineering & Construction; level:Master's; field:Energy; region:Europe",
  ],
  [
    'sc st scholarship for phd abroad govt of india',
    'words:scheduled; level:PhD; country:not India; citizenship:India',
    'national-overseas-scholarship-india',
  ],
  [
    'tenho 17 anos e quero estudar medicina fora do brasil',
    'field:Medicine; country:not Brazil',
    'elam-scholarship-cuba',
  ],
  ['bourse hors de france pour camerounais', 'country:not France; citizenship:Cameroon'],
  ['منح للمصريين خارج مصر', 'citizenship:Egypt; country:not Egypt'],
  ['latino students usa', 'words:Hispanic; country:United States', 'hsf-scholar-program'],
  ['credito condonable colfuturo', 'words:loan; words:colfuturo', 'colfuturo-scholarship-loan'],
  [
    'scholarships for orphans in kenya form one 2027',
    'words:orphans; country:Kenya; level:High School',
    'equity-wings-to-fly',
  ],
  [
    'early years education masters',
    "field:Teacher Training; level:Master's",
    'commonwealth-teaching-scholarships-australia',
  ],
  [
    'türküm amerikada doktora bursu arıyorum psikoloji',
    'citizenship:Türkiye; country:United States; level:PhD; field:Psychology',
    'fulbright-foreign-student-program',
  ],
  [
    'студентка из украины бакалавриат в польше бесплатно',
    "citizenship:Ukraine; level:Bachelor's; country:Poland; coverage:Full Tuition or Fully Funded",
    'nawa-general-anders-programme',
  ],
  [
    'borsa di studio dottorato per italiani negli stati uniti',
    'level:PhD; citizenship:Italy; country:United States',
    'fulbright-foreign-student-program',
  ],
  [
    'stipendium für master in den usa für deutsche',
    "level:Master's; country:United States; citizenship:Germany",
    'fulbright-foreign-student-program',
  ],
  ['985本科 申请德国博士 机械工程', 'words:985; level:PhD; country:Germany; level:PhD; field:Mechanical Engineering'],
  [
    'بورسیه ارشد کامپیوتر آلمان برای ایرانی ها',
    "level:Master's; field:Computing & IT; country:Germany; citizenship:Iran",
    'konrad-adenauer-scholarships-international, daad-epos',
  ],
  [
    'i have 2:1 in biochem from unilorin, need fully funded msc abroad',
    "words:2:1; field:Biochemistry & Biotechnology; coverage:Fully Funded; level:Master's",
  ],
  [
    'addis ababa university graduate msc water engineering netherlands',
    "level:Master's; level:Master's; field:Environmental & Water Engineering; country:Netherlands",
  ],
  [
    'just defended my phd in physics, need postdoc fellowship outside usa',
    'level:Post-doc; field:Physics & Astronomy; level:Post-doc; country:not United States',
    'matsumae-international-foundation-fellowship, twas-phd-and-postdoctoral-fellowships',
  ],
  [
    'bolsa integral graduação eua ensino médio completo',
    "coverage:Fully Funded; level:Bachelor's; country:United States; level:Bachelor's",
  ],
  [
    'ethiopia grade 12 880 score undergraduate abroad',
    "citizenship:Ethiopia; level:Bachelor's; words:880 score; level:Bachelor's; country:not Ethiopia",
  ],
  ['عايزة منحة ماجستير صيدلة برة مصر', "level:Master's; field:Pharmacy; country:not Egypt"],
  [
    'bds pakistan want mds uk',
    "level:Master's; citizenship:Pakistan; level:Master's; field:Dentistry; country:United Kingdom",
  ],
  [
    'bscs pakistan mscs germany',
    "level:Bachelor's; field:Computer Science; citizenship:Pakistan; level:Master's; field:Computer Science; country:Germany",
  ],
  [
    'btech mechanical engineering germany',
    "level:Bachelor's; field:Mechanical Engineering; country:Germany",
    'daad-rise-germany',
  ],
  [
    'dhaka university economics graduate looking for phd with stipend',
    'field:Economics; level:PhD; level:PhD; coverage:Living Allowance or Fully Funded',
  ],
  [
    'azerbaycan vətəndaşıyam türkiyədə magistr',
    "citizenship:Azerbaijan; country:Türkiye; level:Master's",
    'turkiye-burslari',
  ],
  [
    'منحة تمويل كامل لدراسة الطب في روسيا للسودانيين',
    'coverage:Fully Funded; field:Medicine; country:Russia; citizenship:Sudan',
  ],
  ['高三学生 想去美国读本科 全奖', "level:Bachelor's; country:United States; level:Bachelor's; coverage:Fully Funded"],
  [
    'fee waiver universities in usa for ms from pakistan',
    "coverage:Full Tuition or Fully Funded; country:United States; level:Master's; citizenship:Pakistan",
    'fulbright-foreign-student-program',
  ],
  [
    'filipino grade 12 graduating student scholarships abroad bs biology',
    "citizenship:Philippines; level:Bachelor's; country:not Philippines; level:Bachelor's; field:Biology",
    'nus-asean-undergraduate-scholarship',
  ],
  [
    'kuliah s2 hukum di inggris chevening umur 30',
    "level:Master's; field:Law; country:United Kingdom; words:chevening",
    'chevening-scholarships',
  ],
  [
    'sou professora da rede pública e quero mestrado em educação nos eua',
    "field:Teacher Training; level:Master's; field:Education; country:United States",
  ],
  [
    'внутренне перемещенные студенты украина магистратура европа',
    "audience:Refugees; citizenship:Ukraine; level:Master's; region:Europe",
  ],
  [
    'stipendien für promotion in der schweiz',
    'level:PhD; country:Switzerland',
    'swiss-government-excellence-scholarships',
  ],
  [
    'changing field from accounting to data science masters scholarships',
    "field:Data Science; level:Master's",
    'aims-structured-masters',
  ],
  ['from nurse to doctor', 'field:Medicine'],
  [
    'promedio 8,5 maestria en españa',
    "words:promedio 8,5; level:Master's; country:Spain",
    'fundacion-carolina-postgraduate-scholarships',
  ],
  [
    'Abitur 1,2 Stipendium Medizin Österreich',
    "level:High School or Bachelor's; field:Medicine; country:Austria",
    'austria-studienbeihilfe',
  ],
  ['bsc graduate pg msc uk', "level:Master's; level:Master's; level:Master's; country:United Kingdom"],
  // "Fully funded" ends in a word that says nothing alone, but says something here.
  ['fully funded studied in university of london', 'coverage:Fully Funded'],
]
