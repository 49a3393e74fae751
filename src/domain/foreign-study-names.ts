import type { FieldId } from './fields.ts'
import type { CoverageId, FundingTypeId } from './funding.ts'
import type { LevelId } from './levels.ts'

// What is studied, on which level and at whose cost, as it is written in the languages of many students: Spanish,
// French, Portuguese, German, Indonesian, Turkish, Vietnamese, Russian, Ukrainian, Arabic and Chinese. The same shapes
// as in `study-names.ts`. One spelling without accents is enough.

export const FOREIGN_FIELD_NAMES: Readonly<Partial<Record<FieldId, string>>> = {
  education: 'educacion, educacao, pedagogia, pedagogie, pendidikan, giao duc, педагогика, تربية',
  'arts-humanities': 'humanidades, humaniora',
  'music-performing-arts': 'musica, musique, musik, muzik',
  languages:
    'ingles, anglais, idiomas, langues, sprachen, bahasa inggris, ingilizce, tieng anh, английский, английский язык',
  economics:
    'economia, economie, volkswirtschaft, ekonomi, iktisat, kinh te, экономика, економіка, اقتصاد, 经济, 经济学',
  psychology: 'psicologia, psychologie, psikologi, psikoloji, tam ly hoc, психология, психологія, علم النفس',
  'journalism-communication': 'periodismo, jornalismo, journalisme, journalismus, журналистика',
  'business-management':
    'negocios, administracion, administracion de empresas, administracao, administracao de empresas, gestion, betriebswirtschaft, bwl, manajemen, bisnis, isletme, quan tri kinh doanh, менеджмент, إدارة أعمال, 商科',
  'accounting-finance':
    'contabilidad, contabilidade, comptabilite, finanzas, financas, akuntansi, muhasebe, ke toan, محاسبة',
  law: 'derecho, droit, direito, rechtswissenschaft, jurastudium, hukum, hukuk, luat, юриспруденция, قانون, حقوق, 法律, 法学',
  'natural-sciences': 'ciencia, ciencias, ciencias naturales, naturwissenschaften, sains',
  biology: 'biologia, biologie, biyoloji, sinh hoc, биология, біологія, أحياء, 生物',
  'biochemistry-biotechnology': 'biotecnologia, biotechnologie, bioteknologi, cong nghe sinh hoc',
  'environmental-science': 'medio ambiente, meio ambiente, environnement, umweltwissenschaften, lingkungan, moi truong',
  chemistry: 'quimica, chemie, chimie, kimia, kimya, hoa hoc, химия, хімія, كيمياء, 化学',
  'physics-astronomy': 'fisica, physik, physique, fisika, fizik, vat ly, физика, фізика, فيزياء, 物理',
  mathematics:
    'matematica, matematicas, mathematiques, mathematik, matematika, matematik, toan hoc, математика, رياضيات, 数学',
  computing: 'informatica, informatique, informatik, bilisim, cong nghe thong tin, информатика',
  'computer-science':
    'ilmu komputer, teknik informatika, bilgisayar, bilgisayar muhendisligi, ciencias de la computacion, ciencia da computacao, khoa hoc may tinh, علوم الحاسب, علوم الحاسوب, هندسة البرمجيات, 计算机',
  'data-science': 'ciencia de datos, ciencia de dados, science des donnees, khoa hoc du lieu',
  'artificial-intelligence':
    'inteligencia artificial, intelligence artificielle, kunstliche intelligenz, kecerdasan buatan, yapay zeka, tri tue nhan tao, искусственный интеллект, ذكاء اصطناعي, الذكاء الاصطناعي, 人工智能',
  engineering:
    'ingenieria, ingenierie, engenharia, ingenieurwesen, ingenieurwissenschaften, teknik, muhendislik, ky thuat, инженерия, هندسة, 工程',
  'mechanical-engineering': 'ingenieria mecanica, engenharia mecanica, maschinenbau, teknik mesin, makine muhendisligi',
  'electrical-engineering': 'ingenieria electrica, engenharia eletrica, elektrotechnik, teknik elektro',
  'civil-engineering':
    'ingenieria civil, engenharia civil, genie civil, bauingenieurwesen, teknik sipil, insaat muhendisligi',
  'architecture-planning': 'arquitectura, arquitetura, architektur, arsitektur, mimarlik, kien truc, архитектура',
  agriculture: 'agricultura, agronomia, landwirtschaft, pertanian, ziraat, nong nghiep, زراعة',
  health: 'salud, saude, kesehatan',
  dentistry: 'odontologia, zahnmedizin, kedokteran gigi, dis hekimligi, طب الأسنان',
  medicine:
    'medicina, medecine, medizin, medizinstudium, medizinstudent, medizinstudenten, kedokteran, tip fakultesi, y khoa, медицина, طب, طب بشري, 医学',
  nursing: 'enfermeria, enfermagem, krankenpflege, keperawatan, hemsirelik, dieu duong, تمريض',
  pharmacy: 'farmacia, pharmacie, pharmazie, farmasi, eczacilik, صيدلة',
  'public-health': 'salud publica, saude publica, sante publique, kesehatan masyarakat, صحة عامة',
  'hospitality-tourism': 'turismo, tourisme, pariwisata, turizm',
}

export const FOREIGN_LEVEL_NAMES: readonly (readonly [names: string, ...levels: LevelId[]])[] = [
  [
    'ensino medio, preparatoria, bachillerato, secundaria, lycee, lyceen, sma, smk, siswa sma, lise, liseli, lise ogrencileri, thpt, trung hoc pho thong, школа, школьник, школьников, ثانوية, ثانوية عامة, 高中',
    'high-school',
  ],
  [
    'pregrado, estudios de grado, licenciatura, licenciado, bacharelado, graduacao, licence, bachelorstudium, lisans, s1, sarjana, dai hoc, cu nhan, бакалавр, бакалавриат, بكالوريوس, ليسانس, 本科, 学士, 学部',
    'bachelor',
  ],
  [
    'maestria, mestrado, mastere, magister, masterstudium, yuksek lisans, s2, thac si, thac sy, магистр, магистратура, магістр, магістратура, ماجستير, 硕士, 研究生, 修士, 修士課程',
    'master',
  ],
  ['posgrado, postgrado, pos graduacao, pascasarjana, lisansustu, sau dai hoc, دراسات عليا', 'master', 'doctorate'],
  [
    'doctorado, doctorando, doutorado, doutoramento, doctorat, doctorant, doktorat, doktorand, promotionsstudium, promotionsstipendium, promotion stipendium, stipendium promotion, doktora, s3, tien si, tien sy, аспирант, аспирантура, докторантура, аспірантура, دكتوراه, دكتوراة, 博士, 博士課程',
    'doctorate',
  ],
  [
    'posdoctorado, pos doctorado, postdoctorado, pos doutorado, posdoutorado, post doctorat, postdoctorat, doktora sonrasi, 博士后',
    'postdoc',
  ],
]

export const FOREIGN_COVERAGE_NAMES: readonly (readonly [names: string, ...coverages: CoverageId[]])[] = [
  [
    'beca completa, becas completas, beca total, becas totales, beca 100, bourse complete, bourses completes, bourse entiere, entierement finance, entierement financee, entierement financees, bolsa integral, bolsas integrais, bolsa total, bolsa 100, totalmente financiada, totalmente financiado, vollstipendium, vollfinanziert, beasiswa penuh, beasiswa full, didanai penuh, tam burs, tam burslu, toan phan, hoc bong toan phan, полное финансирование, полностью оплачиваемая, منحة كاملة, منح كاملة, ممولة بالكامل, ممول بالكامل, كاملة, ممولة, 全额奖学金, 全奖, 全额',
    'full',
  ],
  [
    'gratis, gratuit, gratuite, gratuitement, gratuito, gratuita, kostenlos, ohne studiengebuhren, ucretsiz, mien phi, бесплатно, бесплатное, безкоштовно, безкоштовне, مجانا, مجانية, 免费',
    'tuition',
    'full',
  ],
  ['beca parcial, becas parciales, bourse partielle, bolsa parcial, teilstipendium, منحة جزئية', 'partial'],
]

export const FOREIGN_TYPE_NAMES: readonly (readonly [names: string, ...types: FundingTypeId[]])[] = [
  [
    'intercambio, beca de intercambio, echange, echange universitaire, auslandssemester, schuleraustausch, pertukaran pelajar, pertukaran mahasiswa, degisim programi, trao doi sinh vien, программа обмена, تبادل طلابي, 交换生',
    'exchange',
  ],
  ['bajos recursos, escasos recursos, baixa renda, kurang mampu', 'need'],
]

/** By the label of `AUDIENCE_NAMES` that they mean. */
export const FOREIGN_AUDIENCE_NAMES: Readonly<Record<string, string>> = {
  Women:
    'mujer, mujeres, mulher, mulheres, femme, femmes, jeune fille, jeunes filles, frauen, perempuan, wanita, kadin, kadinlar, kiz ogrenciler, phu nu, женщина, женщинам, девушка, девушек, жінка, жінок, نساء, بنات, طالبات, إناث, 女性, 女生, ladki, ladkiyon',
  Refugees:
    'refugiado, refugiados, refugie, refugies, gefluchtete, fluchtling, fluchtlinge, multeci, pengungsi, беженец, беженцы, біженець, біженці, لاجئ, لاجئين, 难民',
}
