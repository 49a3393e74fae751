import type { FieldId } from '#domain/fields.ts'
import type { LevelId } from '#domain/levels.ts'

/** Names of levels in other languages, and as columns of levels have them. The first entry of a name stays. */
export const LEVELS_ABROAD: readonly (readonly [names: string, values: readonly LevelId[]])[] = [
  [
    'high school senior, high school graduate, high school student, graduating senior, secondary education, upper secondary, upper secondary school, upper secondary education, bachillerato, secundaria, educacion secundaria, escuela secundaria, educacion media, preparatoria, lycee, enseignement secondaire, ecole secondaire, baccalaureat, abitur, gymnasium, sekundarstufe, oberstufe, schuler, ensino medio, ensino secundario, escola secundaria, scuola superiore, scuola secondaria, liceo, middelbare school, k 12, k12, primary, elementary, elementary school, middle school, kindergarten',
    ['high-school'],
  ],
  [
    'workplace or apprenticeship, workplace training, workplace, tecnico, tecnologo, tecnologia, tecnico superior, formacion profesional, formacion tecnica, ausbildung, berufsausbildung, berufsschule, fachschule, curso tecnico, ensino tecnico, ensino profissional, formation professionnelle, apprentissage, iut, 2 year college, two year college, junior college, trade, trades, skilled trade, formazione professionale',
    ['vocational'],
  ],
  [
    'pregrado, grado, grado universitario, graduacao, licenciatura, licenciado, licence, licence professionnelle, premier cycle, laurea triennale, sophomore, junior, college student, college junior, college senior, 4 year college, four year college, bacharelado, laurea, bachelorstudium, bachelorabschluss, bachelorgrad, grundstudium, erststudium, licenciatura plena, first cycle, l1, l2, l3, junior senior, sophomore junior senior, freshman sophomore junior senior, baccalaureate degree',
    ['bachelor'],
  ],
  [
    'maestria, maestrado, mestrado, master en, laurea magistrale, masterstudium, masterabschluss, mastergrad, magister, magistrale, m1, m2, maitrise, mastere, especializacion, especialidad, second cycle, mba, maestrias oficiales, master universitario, master oficial, mestrado profissional',
    ['master'],
  ],
  [
    'posgrado, postgrado, pos graduacao, pos grado, estudios de posgrado, estudios de postgrado, cycles superieurs, etudes superieures, aufbaustudium, postgradualstudium, postgradual, postlaurea, estudos pos graduados',
    ['master', 'doctorate'],
  ],
  [
    'troisieme cycle, third cycle, doctorado, doutorado, doutoramento, doctorat, promotion, promotionsstudium, promovierende, doktorat, doktorand, doktorandin, doctorant, doctorante, doctorando, doctoranda, doutorando, dottorato, dottorando, doctoral candidate, dissertation, doktoratsstudium',
    ['doctorate'],
  ],
  [
    'posdoctorado, postdoctorado, pos doutorado, posdoutorado, postdoctorat, post doctorat, post dottorato, postdoktorand, postdoktorat, habilitation',
    ['postdoc'],
  ],
  // These are levels, but which is not certain.
  [
    'post secondary, postsecondary, post secondary education, post secondary school, post secondary student, post secondary studies, continuing education, further education, senior, professional, adult learner, researcher, fellow, faculty, executive education, short course, training, university graduate, college graduate, recent graduate, new graduate, recent university graduate, recent college graduate, degree, degree programme, degree program',
    [],
  ],
]

/** Names that say a level only if nothing else is said: "PhD at a university" is no bachelor's. */
export const LEVELS_ALONE: readonly (readonly [names: string, values: readonly LevelId[]])[] = [
  [
    'university, universities, university student, university level, university degree, university studies, university education, higher education, tertiary education, tertiary, uni, universidad, universitario, universitarios, estudios universitarios, estudios superiores, educacion superior, universite, universitaire, universitaires, enseignement superieur, etudes universitaires, universitat, hochschule, hochschulstudium, universitatsstudium, universidade, ensino superior, estudos universitarios, universita, studi universitari, universiteit, hoger onderwijs',
    ['bachelor', 'master', 'doctorate'],
  ],
  ['college, colleges, college level, college degree', ['vocational', 'bachelor']],
  ['2 year 4 year college, 2/4 year college, two and four year college', ['vocational', 'bachelor']],
]

/**
 * Codes that are levels only in a column of such codes: those of the Japan Student Services Organization, and of lists
 * like its own.
 */
export const LEVEL_CODES: readonly (readonly [names: string, values: readonly LevelId[]])[] = [
  ['hs', ['high-school']],
  ['ct, st, jc', ['vocational']],
  ['u, b', ['bachelor']],
  ['m, p', ['master']],
  ['d', ['doctorate']],
]

/** Names of fields in Spanish, French, Portuguese, German and Italian. */
export const FIELDS_ABROAD: Readonly<Partial<Record<FieldId, string>>> = {
  education:
    'educacion, ciencia de la educacion, pedagogia, bildung, educacao, erziehungswissenschaft, sciences de leducation, padagogik, pedagogie',
  'arts-humanities':
    'arte y humanidades, bellas arte y humanidades, humanidades, arte, letras, geisteswissenschaften, geisteswissenschaft, kunst und geisteswissenschaften, sciences humaines, lettres et sciences humaines, lettres, artes e humanidades',
  design: 'diseno, diseno grafico, gestaltung, desenho industrial',
  'fine-arts': 'bellas arte, arte plasticas, beaux arts, belas artes, bildende kunst, belle arti',
  'music-performing-arts': 'musica, arte escenica, musique, musik, darstellende kunst, teatro',
  'history-archaeology': 'historia, histoire, geschichte, arqueologia, archeologie, archaologie, storia',
  'philosophy-ethics': 'filosofia, philosophie',
  'religion-theology': 'teologia, theologie',
  languages: 'idiomas, lenguas, langues, sprachen, linguas, lingue, fremdsprachen, sprachwissenschaft',
  'literature-linguistics': 'literatura, litterature, linguistica, linguistique, literaturwissenschaft, letteratura',
  'social-sciences':
    'ciencia sociale, ciencias sociales, ciencias sociales y humanas, sociales, sozialwissenschaften, sozialwissenschaft, gesellschaftswissenschaften, ciencias humanas, sciences sociales, ciencias sociais, scienze sociali',
  economics:
    'economia, economie, wirtschaft, volkswirtschaft, wirtschaftswissenschaften, wirtschaftswissenschaft, ciencias economicas, sciences economiques',
  'journalism-communication':
    'comunicacion, periodismo, comunicacion social, journalisme, journalismus, jornalismo, comunicacao',
  'politics-international-relations':
    'derechos humanos, ciencia politica, ciencias politicas, relaciones internacionales, politica, sciences politiques, politikwissenschaft, relations internationales, relacoes internacionais',
  psychology: 'psicologia, psychologie',
  'sociology-anthropology': 'sociologia, sociologie, soziologie, antropologia, anthropologie',
  'accounting-finance':
    'contaduria, contabilidad, finanzas, audit, contabilidade, financas, comptabilite, rechnungswesen, finanzen',
  'business-management':
    'administracion, administracion de empresas, negocios, gestion, gerencia, business administration and management, betriebswirtschaft, betriebswirtschaftslehre, gestao, administracao, management studies',
  law: 'derecho, droit, recht, direito, ciencia juridica, ciencias juridicas, rechtswissenschaft, rechtswissenschaften, jura, giurisprudenza, leye',
  'natural-sciences':
    'ciencias naturales, ciencia natural, ciencias exactas, ciencias basicas, ciencias, naturwissenschaften, naturwissenschaft, sciences naturelles, ciencias naturais, scienze naturali',
  biology: 'biologia, biologie',
  chemistry: 'quimica, chimie, chemie, chimica',
  'environmental-science':
    'ecologia, medio ambiente, ciencias ambientales, umweltwissenschaften, sciences de lenvironnement, meio ambiente',
  'earth-sciences': 'geologia, geologie, geografia, geographie, ciencias de la tierra, geowissenschaften',
  'physics-astronomy': 'fisica, physique, physik, astronomia, astronomie',
  mathematics: 'matematicas, mathematiques, mathematik, matematica',
  statistics: 'estadistica, statistique, statistik',
  computing: 'informatica, sistemas, tecnologias de la informacion, tic, informatique',
  'computer-science': 'ingenieria de sistemas, ciencias de la computacion, informatik, ciencia da computacao',
  engineering:
    'ingenieria, ingenieria y afine, ingenierie, ingenieurwesen, engenharia, ingenieurwissenschaften, ingenieurwissenschaft, sciences de lingenieur, ingegneria',
  'civil-engineering': 'ingenieria civil, engenharia civil, genie civil, bauingenieurwesen, ingegneria civile',
  'electrical-engineering':
    'ingenieria electrica, engenharia eletrica, genie electrique, elektrotechnik, ingenieria electronica',
  'mechanical-engineering':
    'ingenieria mecanica, engenharia mecanica, genie mecanique, maschinenbau, ingegneria meccanica',
  'chemical-engineering': 'ingenieria quimica, engenharia quimica, genie chimique, chemieingenieurwesen',
  'architecture-planning': 'arquitectura, urbanismo, architektur, arquitetura, architettura',
  'agriculture-veterinary': 'ciencias agropecuarias, agropecuaria, agronomia veterinaria y afine',
  agriculture:
    'agronomia, agricultura, agronomie, landwirtschaft, agrarwissenschaften, ciencias agrarias, sciences agronomiques',
  veterinary:
    'veterinaria, medicina veterinaria, medecine veterinaire, veterinaire, veterinarmedizin, tiermedizin, tierarztliche medizin, sciences veterinaires',
  health:
    'ciencias de la salud, salud, sante, gesundheit, saude, ciencias da saude, sciences de la sante, gesundheitswissenschaften',
  dentistry: 'odontologia, dentisterie, medecine dentaire, zahnmedizin, odontoiatria, odontologie, dentaire',
  medicine: 'medicina, medecine, medizin, humanmedizin, medicina humana',
  nursing: 'enfermeria, enfermagem, soins infirmiers, pflege, pflegewissenschaft, infermieristica, obstetricia',
  pharmacy: 'farmacia, farmaceutica, pharmacie, pharmazie',
  'public-health': 'salud publica, health administration, sante publique, saude publica, offentliche gesundheit',
  'hospitality-tourism': 'turismo, hoteleria, tourisme, tourismus, hotellerie',
}
