import type { FieldId } from './fields.ts'
import type { CoverageId, FundingTypeId } from './funding.ts'
import type { LevelId } from './levels.ts'

// Fields, levels and funding in the languages of many students: Spanish, French, Portuguese, German, Indonesian, Turkish,
// Vietnamese, Russian, Ukrainian, Arabic and Chinese; the most common ones also in Japanese, Hindi, Korean and others. The
// shapes are those of `study-names.ts`. One spelling without accents is enough.

export const FOREIGN_FIELD_NAMES: Readonly<Partial<Record<FieldId, string>>> = {
  education:
    'educacion, educacao, pedagogia, pedagogie, pendidikan, giao duc, педагогика, تربية, sciences de education, ciencias de la educacion, ciencias da educacao, 教育, 教育学, 교육학, 교육, शिक्षा, शिक्षाशास्त्र, تعلیم, علوم تربیتی',
  'teacher-training':
    'profe, profe de primaria, professora, professoras, professeur, professeure, maestro, maestra, maestros, profesor, profesora, profesores, docente, docentes, enseignant, enseignante, enseignants, lehrer, lehrerin, ogretmen, giao vien, учитель, учителя, учителей, معلم, معلمة, معلمين, docencia, guru, formacion docente, lehramt, keguruan, ogretmenlik, su pham, 师范, ualimu, مدرس, استاد, शिक्षक, শিক্ষক, 교사',
  'arts-humanities':
    'humanidades, humaniora, artes, seni, nghe thuat, искусство, мистецтво, فنون, 艺术, 인문학, 예술, 미술',
  design:
    'diseno, diseno grafico, diseno industrial, desenho industrial, desain, desain grafis, tasarim, grafik tasarim, thiet ke, thiet ke do hoa, дизайн, تصميم, تصميم جرافيك, 设计, デザイン, 디자인, طراحی',
  'fine-arts':
    'bellas artes, belas artes, beaux arts, artes visuales, artes plasticas, kunst, guzel sanatlar, my thuat, 美术, 美術',
  'music-performing-arts':
    'musica, musique, musik, muzik, danza, danca, teatro, am nhac, музыка, музика, موسيقى, 音乐, 音楽, 음악, موسیقی, संगीत',
  'film-media-arts': 'cine, audiovisual, sinema, кино',
  'history-archaeology':
    'historia, histoire, geschichte, arqueologia, ilmu sejarah, lich su, история, історія, تاريخ, آثار, 历史, 歴史',
  'philosophy-ethics': 'filosofia, philosophie, filsafat, felsefe, философия, філософія, فلسفة, 哲学',
  'religion-theology': 'teologia, theologie, ilahiyat, богословие, شريعة, علوم إسلامية',
  languages:
    '对外汉语, 한국어, 영어, 일본어, 중국어, 독일어, 프랑스어, 어학연수, ingles, anglais, idiomas, langues, sprachen, bahasa inggris, ingilizce, tieng anh, английский, английский язык, lenguas extranjeras, linguas, fremdsprachen, traduccion, traducao, traduction, sastra inggris, ngon ngu anh, anh van, لغات, لغة إنجليزية, اللغة الإنجليزية, ترجمة, 汉语, 中文, 日本語, dil okulu, dil kursu, dil egitimi, dil bursu',
  'literature-linguistics':
    'literatura, litterature, letras, linguistica, linguistique, sastra, ngon ngu hoc, филология, лингвистика, філологія, أدب, 文学, 语言学, 言語学',
  'social-sciences':
    'ciencias sociales, ciencias sociais, sciences sociales, sozialwissenschaften, ilmu sosial, sosyal bilimler',
  economics:
    'economia, economie, volkswirtschaft, ekonomi, iktisat, kinh te, экономика, економіка, اقتصاد, 经济, 经济学, ciencias economicas, sciences economiques, wirtschaftswissenschaften, wirtschaft, ilmu ekonomi, 経済, 経済学, अर्थशास्त्र, 경제학, معاشیات, অর্থনীতি, vwl, volkswirtschaftslehre',
  'politics-international-relations':
    'scienze politiche, relazioni internazionali, relaciones internacionales, ciencias politicas, ciencia politica, derechos humanos, relacoes internacionais, direitos humanos, relations internationales, sciences politiques, science politique, droits humains, internationale beziehungen, politikwissenschaft, hubungan internasional, ilmu politik, uluslararasi iliskiler, siyaset bilimi, quan he quoc te, chinh tri hoc, международные отношения, политология, міжнародні відносини, політологія, علاقات دولية, العلاقات الدولية, علوم سياسية, 国际关系, 政治学, 国際関係, 国際関係学, 정치학, 국제관계, 국제관계학, روابط بین الملل, علوم سیاسی',
  psychology:
    'psicologo, psicologa, psychologue, psicologia, psychologie, psikologi, psikoloji, tam ly hoc, психология, психологія, علم النفس, tam ly, علم نفس, 心理学, मनोविज्ञान, 심리학, 심리, روانشناسی, نفسیات',
  'sociology-anthropology':
    'sociologia, antropologia, sociologie, anthropologie, soziologie, sosiologi, sosyoloji, xa hoi hoc, социология, соціологія, علم اجتماع, علم الاجتماع, 社会学',
  'development-studies':
    'desarrollo sostenible, desarrollo internacional, desenvolvimento sustentavel, developpement durable, phat trien ben vung, تنمية, التنمية المستدامة, 国際開発',
  'journalism-communication':
    'periodista, periodistas, jornalista, journaliste, صحفي, علاقات عامة, periodismo, jornalismo, journalisme, journalismus, журналистика, comunicacion, comunicacion social, comunicacao, comunicacao social, communication, kommunikationswissenschaft, ilmu komunikasi, komunikasi, gazetecilik, iletisim, bao chi, truyen thong, журналістика, صحافة, إعلام, 新闻, 新闻学, 传媒, ジャーナリズム, पत्रकारिता',
  'accounting-finance':
    'contador, contadora, comptable, бухгалтер, محاسب, contabilidad, contabilidade, comptabilite, finanzas, financas, akuntansi, muhasebe, ke toan, محاسبة, contaduria, contaduria publica, ciencias contabeis, comptabilite finance, rechnungswesen, finanzwesen, keuangan, perbankan, finans, bankacilik, tai chinh ngan hang, nganh tai chinh, бухгалтерский учет, бухучет, финансы, бухгалтерський облік, фінанси, علوم مالية, علوم مصرفية, 会计, 金融, 会計, 회계, 회계학, حسابداری, 会計学',
  'business-management':
    'negocios, administracion, administracion de empresas, administracao, administracao de empresas, gestion, betriebswirtschaft, bwl, manajemen, bisnis, isletme, quan tri kinh doanh, менеджмент, إدارة أعمال, 商科, recursos humanos, gestion de empresas, gestao, gestao de empresas, ressources humaines, gestion des ressources humaines, administrasi bisnis, isletme yonetimi, quan tri nhan su, бизнес, бізнес, إدارة, موارد بشرية, 工商管理, 管理学, 商学, 経営, 経営学, ビジネス, บริหารธุรกิจ, ธุรกิจ, 경영학, 경영, مدیریت, مدیریت بازرگانی',
  marketing:
    'mercadotecnia, mercadeo, publicidad, publicidade, pemasaran, pazarlama, маркетинг, تسويق, 市场营销, マーケティング',
  'public-administration':
    'administracion publica, gestion publica, gestao publica, politicas publicas, administracao publica, administration publique, politiques publiques, administrasi publik, kebijakan publik, kamu yonetimi, chinh sach cong, государственное управление, إدارة عامة, سياسات عامة, 公共管理, 公共政策',
  law: 'القانون الدولي, قانون دولي, abogado, abogada, abogados, advogado, advogada, avocat, avocate, anwalt, avukat, luat su, юрист, юристов, محامي, محامية, giurisprudenza, prawo, rechten, staatsexamen jura, derecho, droit, direito, rechtswissenschaft, jurastudium, hukum, hukuk, luat, юриспруденция, قانون, حقوق, 法律, 法学, jura, derecho internacional, ilmu hukum, право, كلية الحقوق, 法学部, कानून, กฎหมาย, นิติศาสตร์, 법학, 법률, আইন',
  'natural-sciences':
    'sayansi, scienze, ciencia, ciencias, ciencias naturales, naturwissenschaften, sains, sciences naturelles, ciencias naturais, ciencias exactas, fen bilimleri, khoa hoc tu nhien, естественные науки, علوم, 理学, विज्ञान',
  biology:
    'biologia, biologie, biyoloji, sinh hoc, биология, біологія, أحياء, 生物, neurociencia, neurociencias, neurosciences, genetica, microbiologia, ciencias biologicas, علوم الأحياء, 生物学, जीव विज्ञान, 생물학, 생명과학, زیست شناسی',
  'biochemistry-biotechnology':
    'biotecnologia, biotechnologie, bioteknologi, cong nghe sinh hoc, bioquimica, biochimie, biochemie, biyoteknoloji, биотехнология, біотехнологія, تقنية حيوية, تكنولوجيا حيوية, التكنولوجيا الحيوية, 生物技术, バイオテクノロジー, जैव प्रौद्योगिकी',
  'environmental-science':
    'medio ambiente, meio ambiente, environnement, umweltwissenschaften, lingkungan, moi truong, ciencias ambientales, ciencias ambientais, ciencia ambiental, cambio climatico, mudancas climaticas, sciences de environnement, sciences environnementales, changement climatique, umwelt, ilmu lingkungan, perubahan iklim, cevre bilimi, cevre bilimleri, khoa hoc moi truong, bien doi khi hau, экология, екологія, علوم بيئية, علوم البيئة, بيئة, تغير المناخ, 环境科学, 环境, 環境, 環境学, 環境科学',
  chemistry:
    'chimica, quimica, chemie, chimie, kimia, kimya, hoa hoc, химия, хімія, كيمياء, 化学, 화학, شیمی, रसायन विज्ञान',
  'earth-sciences':
    'geologia, geologie, geografia, geographie, oceanografia, geologi, jeoloji, dia chat, геология, геологія, география, географія, جيولوجيا, جغرافيا, 地质, 地理',
  'physics-astronomy':
    'fisica, physik, physique, fisika, fizik, vat ly, физика, фізика, فيزياء, 物理, astronomia, astrofisica, 物理学, भौतिकी, 물리학, 물리, فیزیک',
  mathematics:
    'matematica, matematicas, mathematiques, mathematik, matematika, matematik, toan hoc, математика, رياضيات, 数学, математик, गणित, 수학, ریاضی, ریاضیات',
  statistics:
    'estadistica, estatistica, statistique, statistik, statistika, istatistik, thong ke, статистика, إحصاء, 统计, 统计学, 統計学',
  computing:
    'informatica, informatique, informatik, bilisim, cong nghe thong tin, информатика, tecnologias de la informacion, tecnologia da informacao, technologies de information, teknologi informasi, sistem informasi, bilgi teknolojileri, информационные технологии, ит, інформаційні технології, айти, تكنولوجيا المعلومات, تقنية المعلومات, نظم المعلومات, 信息技术, 컴퓨터, کامپیوتر, کمپیوٹر',
  'computer-science':
    "программист, программистов, programador, programadora, desarrollador, ingegneria informatica, informatik studium, কম্পিউটার সায়েন্স, সিএসই, کمپیوٹر سائنس, 컴퓨터공학, 컴퓨터 공학, ilmu komputer, teknik informatika, bilgisayar, bilgisayar muhendisligi, ciencias de la computacion, ciencia da computacao, khoa hoc may tinh, علوم الحاسب, علوم الحاسوب, هندسة البرمجيات, 计算机, ingenieria de sistemas, ingenieria en sistemas, ingenieria informatica, ingenieria de software, engenharia de software, engenharia de computacao, engenharia da computacao, ciencias da computacao, programacion, programacao, genie logiciel, genie informatique, programmation, yazilim, yazilim muhendisligi, lap trinh, cong nghe phan mem, ky thuat phan mem, программирование, компьютерные науки, програмування, комп'ютерні науки, علوم الكمبيوتر, حاسبات, برمجة, هندسة حاسوب, هندسة الحاسوب, 计算机科学, 软件工程, 情報工学, 情報科学, コンピューターサイエンス, コンピュータサイエンス, कंप्यूटर साइंस, คอมพิวเตอร์, 컴퓨터과학, 컴퓨터 과학, 소프트웨어, علوم کامپیوتر, مهندسی کامپیوتر, مهندسی نرم افزار, engenharia informatica, engenheiro informatico",
  'data-science':
    'ciencia de datos, ciencia de dados, science des donnees, khoa hoc du lieu, analisis de datos, analise de dados, analyse de donnees, datenwissenschaft, ilmu data, veri bilimi, phan tich du lieu, наука о данных, анализ данных, наука про дані, علم البيانات, علوم البيانات, تحليل البيانات, 数据科学, 大数据, データサイエンス, डेटा साइंस',
  'artificial-intelligence':
    'inteligencia artificial, intelligence artificielle, kunstliche intelligenz, kecerdasan buatan, yapay zeka, tri tue nhan tao, искусственный интеллект, ذكاء اصطناعي, الذكاء الاصطناعي, 人工智能, штучний інтелект, 人工知能, aprendizaje automatico, robotica, robotique, आर्टिफिशियल इंटेलिजेंस, 인공지능, هوش مصنوعی',
  'cybersecurity-networks':
    'ciberseguridad, ciberseguranca, seguridad informatica, seguranca da informacao, cybersecurite, keamanan siber, siber guvenlik, an ninh mang, an toan thong tin, кибербезопасность, кібербезпека, أمن سيبراني, الأمن السيبراني, أمن المعلومات, 网络安全',
  engineering:
    'muhendis, ky su, инженеров, مهندس, مهندسين, ingegneria, ingegnere, ecole ingenieur, ingenieur, ingenieurs, inginerie, inzynieria, ইঞ্জিনিয়ারিং, انجینئرنگ, مهندسی, инженер, ingenieria, ingenierie, engenharia, ingenieurwesen, ingenieurwissenschaften, teknik, muhendislik, ky thuat, инженерия, هندسة, 工程, ingeniero, ingenieria industrial, engenharia de producao, engenharia industrial, genie industriel, teknik industri, endustri muhendisligi, інженерія, هندسة صناعية, 工学, इंजीनियरिंग, วิศวกรรม, วิศวกรรมศาสตร์, วิศวะ, uhandisi, 공학, 공대, 工学部',
  'chemical-engineering':
    'ingenieria quimica, engenharia quimica, genie chimique, genie des procedes, teknik kimia, kimya muhendisligi, ky thuat hoa hoc, химическая инженерия, هندسة كيميائية, الهندسة الكيميائية, 化工, 化学工程',
  'environmental-engineering':
    'ingenieria ambiental, engenharia ambiental, genie environnemental, genie de environnement, teknik lingkungan, cevre muhendisligi, هندسة بيئية',
  energy:
    'energia renovable, energias renovables, energia solar, energia renovavel, energias renovaveis, energie renouvelable, energies renouvelables, erneuerbare energien, energi terbarukan, yenilenebilir enerji, enerji, nang luong tai tao, возобновляемая энергетика, энергетика, відновлювана енергетика, енергетика, طاقة متجددة, الطاقة المتجددة, الطاقات المتجددة, طاقة شمسية, 新能源, 可再生能源, エネルギー, 再生可能エネルギー',
  'electrical-engineering':
    'ingenieria electrica, engenharia eletrica, elektrotechnik, teknik elektro, ingenieria electronica, ingenieria electrica y electronica, engenharia eletronica, engenharia electrotecnica, genie electrique, genie electronique, electronica, eletronica, electronique, elektronika, elektrik muhendisligi, elektrik elektronik muhendisligi, ky thuat dien, dien tu, электротехника, электроника, електротехніка, електроніка, هندسة كهربائية, الهندسة الكهربائية, هندسة كهرباء, كهرباء, إلكترونيات, 电气工程, 电子工程, 電気工学, 電子工学, 전기공학, 전자공학, مهندسی برق',
  'mechanical-engineering':
    'ingegneria meccanica, ingenieria mecanica, engenharia mecanica, maschinenbau, teknik mesin, makine muhendisligi, mecatronica, genie mecanique, mecatronique, makine, ky thuat co khi, co khi, машиностроение, машинобудування, هندسة ميكانيكية, الهندسة الميكانيكية, هندسة ميكانيك, ميكانيكا, ميكاترونكس, 机械工程, 机械, 機械工学, मैकेनिकल इंजीनियरिंग, 기계공학, مهندسی مکانیک',
  'aerospace-engineering':
    'otomotif, automotriz, teknik otomotif, ingenieria aeroespacial, ingenieria aeronautica, engenharia aeroespacial, engenharia aeronautica, genie aerospatial, aeronautique, teknik penerbangan, havacilik, авиация, هندسة طيران, هندسة الطيران, 航空航天, 航空宇宙工学',
  'biomedical-engineering':
    'ingenieria biomedica, engenharia biomedica, genie biomedical, teknik biomedis, biyomedikal muhendisligi, هندسة طبية, الهندسة الطبية',
  'food-technology':
    'ingenieria en alimentos, ingenieria de alimentos, engenharia de alimentos, agroalimentaire, teknologi pangan, gida muhendisligi, cong nghe thuc pham, علوم الأغذية',
  materials: 'ciencia de materiales, ciencia dos materiais, science des materiaux, khoa hoc vat lieu, 材料',
  'mining-petroleum':
    'ingenieria petrolera, ingenieria de petroleos, ingenieria de minas, engenharia de petroleo, engenharia de minas, genie petrolier, genie minier, teknik perminyakan, teknik pertambangan, petrol muhendisligi, maden muhendisligi, нефтегазовое дело, горное дело, هندسة بترول, هندسة البترول, هندسة نفط, 石油工程',
  'architecture-planning':
    'arquitecto, arquitecta, arquiteto, arquiteta, architecte, architettura, معماری, arquitectura, arquitetura, architektur, arsitektur, mimarlik, kien truc, архитектура, urbanismo, urbanisme, perencanaan wilayah, архітектура, عمارة, هندسة معمارية, الهندسة المعمارية, 建筑, 建筑学, 建築, 建築学, 건축, 건축학',
  'civil-engineering':
    'ingegneria civile, bauwesen, ingenieria civil, engenharia civil, genie civil, bauingenieurwesen, teknik sipil, insaat muhendisligi, xay dung, ky thuat xay dung, строительство, гражданское строительство, будівництво, цивільна інженерія, هندسة مدنية, الهندسة المدنية, هندسة مدني, 土木工程, 土木工学, सिविल इंजीनियरिंग, 토목공학, مهندسی عمران',
  agriculture:
    'agricultura, agronomia, landwirtschaft, pertanian, ziraat, nong nghiep, زراعة, agronomie, agrarwissenschaften, agroteknologi, agribisnis, tarim, сельское хозяйство, агрономия, сільське господарство, агрономія, هندسة زراعية, علوم زراعية, 农业, 农学, 農業, 農学, कृषि, 농업, 농학, petani, kilimo, agraria, کشاورزی, কৃষি',
  forestry: 'ingenieria forestal, engenharia florestal, silvicultura, foresterie, kehutanan, лесное хозяйство',
  fisheries: 'acuicultura, aquicultura, perikanan, thuy san',
  veterinary:
    'veterinaria, medicina veterinaria, zootecnia, veterinaire, medecine veterinaire, tiermedizin, kedokteran hewan, peternakan, veteriner, veterinerlik, thu y, ветеринария, ветеринарія, طب بيطري, الطب البيطري, بيطرة, 兽医, 獣医, 獣医学',
  health:
    'salud, saude, kesehatan, ciencias de la salud, ciencias da saude, sciences de la sante, gesundheitswissenschaften, sante, ilmu kesehatan, saglik bilimleri, علوم صحية',
  dentistry:
    'odontologia, zahnmedizin, kedokteran gigi, dis hekimligi, طب الأسنان, odontologie, chirurgie dentaire, medecine dentaire, medicina dentaria, dokter gigi, nha khoa, rang ham mat, ทันตแพทย์, стоматология, стоматологія, طب أسنان, أسنان, 牙科, 口腔医学, 歯学',
  medicine:
    'dokter, dokter spesialis, medicos, medica, medicas, medecins, врач, врачи, врачей, врачам, طبيبة, أطباء, especializacion medica, especialidad medica, residencia medica, medecin, arzt, aerzte, tipta uzmanlik, زمالة طبية, طبيب, ডাক্তারি, মেডিকেল, এমবিবিএস, ایم بی بی ایس, staatsexamen medizin, medycyna, geneeskunde, medicina, medecine, medizin, medizinstudium, medizinstudent, medizinstudenten, kedokteran, tip fakultesi, y khoa, медицина, طب, طب بشري, 医学, medico, pendidikan dokter, nganh y, الطب, الطب البشري, پزشکی, y duoc, bac si, лечебное дело, 临床医学, चिकित्सा, मेडिकल, एमबीबीएस, แพทย์, หมอ, แพทยศาสตร์, udaktari, tip okumak, tip bursu, tip egitimi, tip bolumu, 의학, 의대, 医学部, میڈیکل, डॉक्टर, डाक्टर, डॉक्टरी, медицинский, медицинского',
  nursing:
    'krankenpfleger, enfermeros, enfermeras, hemsire, y ta, медсестра, медсестер, ممرض, ممرضة, ممرضات, infermieristica, infermiera, infermiere, enfermera, enfermero, enfermeira, krankenschwester, pflege, নার্সিং, نرسنگ, پرستاری, enfermeria, enfermagem, krankenpflege, keperawatan, hemsirelik, dieu duong, تمريض, infirmier, infirmiere, soins infirmiers, sciences infirmieres, sage femme, kebidanan, perawat, ho sinh, сестринское дело, медсестринство, 护理, 护理学, 看護, 看護学, नर्सिंग, พยาบาล, uuguzi, 간호, 간호학',
  'therapy-rehabilitation':
    'fisioterapia, kinesiologia, kinesitherapie, physiotherapie, terapia ocupacional, fisioterapi, fizyoterapi, vat ly tri lieu, физиотерапия, علاج طبيعي, العلاج الطبيعي',
  pharmacy:
    'farmacia, pharmacie, pharmazie, farmasi, eczacilik, صيدلة, quimica farmaceutica, nganh duoc, duoc hoc, duoc si, фармация, фармацевтика, фармація, صيدلي, 药学, 薬学, फार्मेसी, 약학, 약대, داروسازی, فارمیسی',
  'public-health':
    "salud publica, saude publica, sante publique, kesehatan masyarakat, صحة عامة, epidemiologia, nutricion, nutricao, gizi, halk sagligi, beslenme diyetetik, y te cong cong, nganh y te cong cong, dinh duong, общественное здравоохранение, здравоохранение, громадське здоров'я, تغذية, 公共卫生, 公衆衛生, 보건학, 공중보건, بهداشت عمومی",
  'social-work':
    'trabajo social, servico social, travail social, soziale arbeit, sozialarbeit, sosyal hizmet, cong tac xa hoi, социальная работа, соціальна робота, خدمة اجتماعية',
  'hospitality-tourism':
    'cuisine, cocina, turismo, tourisme, pariwisata, turizm, hoteleria, gastronomia, hotelaria, hotellerie, perhotelan, tata boga, gastronomi, du lich, khach san, quan tri khach san, туризм, гостиничное дело, سياحة, فندقة, 旅游, 酒店管理, 観光, 観光学, 관광, 호텔경영',
  sport:
    'deporte, ciencias del deporte, educacion fisica, educacao fisica, staps, sportwissenschaft, olahraga, spor bilimleri, физкультура, تربية رياضية, 体育',
  transport: 'logistica, logistique, logistik, lojistik, логистика, логістика',
}

export const FOREIGN_LEVEL_NAMES: readonly (readonly [names: string, ...levels: LevelId[]])[] = [
  [
    'fp, grado superior, grado medio, ciclo formativo, tecnologo, onlisans, колледж, техникум, دبلوم, 专科, 専門学校, 高専, 전문대, berufliche ausbildung, d3, diploma tiga, formation professionnelle, formation technique, formacion profesional, formacion tecnica, formacao profissional, curso tecnico, carrera tecnica, estudo tecnico, diplomado, du hoc nghe, ensino tecnico, ausbildung, berufsausbildung, mesleki egitim, meslek lisesi, dao tao nghe, hoc nghe, cao dang, профессиональное образование, تدريب مهني, تعليم مهني',
    'vocational',
  ],
  [
    '고등학교, smp, siswa smp, scuola superiore, liceo, gymnasiast, bepc, ensino medio, preparatoria, prepa, bachillerato, secundaria, terminale, lycee, lyceen, sma, smk, siswa sma, kelas 10, kelas 11, kelas 12, cap 3, hoc sinh cap 3, 高一, 高二, 高中生, 고등학생, школьник, школьники, школьница, школяр, школярка, школярі, 9 класс, 10 класс, 11 класс, 9 клас, 10 клас, 11 клас, lop 10, lop 11, hoc lop 10, hoc lop 11, lise, liseli, lise ogrencileri, thpt, trung hoc pho thong, школа, школьник, школьников, ثانوية, ثانوية عامة, 高中, 高校, 高校生, 고등학생, มัธยม, มัธยม ปลาย, ม ปลาย',
    'high-school',
  ],
  [
    '12वीं, 12वी, १२वीं, bac s, bac c, bac d, bac es, bac l, bac a4, terminale s, terminale c, terminale d, terminale l, terminale es, matura, maturita, diploma di maturita, abiturient, abiturienten, abiturientin, abiturientinnen, enem, vestibular, selectividad, егэ, зно, нмт, yks, tyt, utbk, snbt, snbp, توجيهي, بكالوريا, 高三, 高三学生, 高考, 수능, bac, प्लस टु, प्लस टू, এইচএসসি, lop 12, hoc lop 12, baccalaureat, nouveau nouveaux абитуриент, абитуриентка, абітурієнт, абітурієнтка',
    'high-school',
    'bachelor',
  ],
  [
    'graduation ke liye, digirin farko, بیچلر, एमबीबीएस, 학사과정, corso di laurea, faculdade, 本科生, специалитет, bachelier, bacheliere, bacheliers, bachelieres, licencjat, inzynierskie, licence pro, licence 1, licence 2, licence 3, bac 3, ปริญญา ตรี, ป ตรี, shahada ya kwanza, 大一, 大二, 大三, 大四, 高中毕业, 高中毕业生, pregrado, estudios de grado, licenciatura, licenciado, bacharelado, graduacao, licence, bachelorstudium, laurea, laurea triennale, کارشناسی, lisans, s1, sarjana, dai hoc, cu nhan, bakalavr, bakalavriat, бакалавр, бакалавриат, بكالوريوس, ليسانس, 本科, 学士, 学部, d4, 학사, 학부, 학부생, 학부, स्नातक, बैचलर, ब्याचलर, የመጀመሪያ ዲግሪ, ባችለር, ব্যাচেলর, অনার্স',
    'bachelor',
  ],
  [
    'maitrise, digiri na biyu, 석사과정, فوق لیسانس, ماستری, 考研, 读研, 研一, 研二, 研三, 硕士生, magisterka, magisterskie, master 1, master 2, bac 5, ماستر, ปริญญา โท, ป โท, uzamili, shahada ya uzamili, maestria, masteral, mestrado, mastere, magister, magistr, magistratura, მაგისტრატურა, masterstudium, laurea magistrale, ماسٹرز, کارشناسی ارشد, ارشد, মাস্টার্স, yuksek lisans, s2, thac si, thac sy, магистр, магистратура, магістр, магістратура, ماجستير, 硕士, 研究生, 修士, 修士課程, 석사, स्नातकोत्तर, मास्टर्स, मास्टर, ማስተርስ, ማስተር, ሁለተኛ ዲግሪ',
    'master',
  ],
  [
    '本科毕业, 本科毕业生, 大学毕业, 大学毕业生, posgrado, postgrado, pos graduacao, pascasarjana, lisansustu, sau dai hoc, دراسات عليا, 大学院, 大学院生, 대학원',
    'master',
    'doctorate',
  ],
  [
    'digiri na uku, دکترای, 박사과정, دکترا, doktorarbeit, promotionsstelle, promotionsstipendium, 博士生, 读博, 硕士毕业, 硕士毕业生, dottorato, dottorato di ricerca, دکتری, پی ایچ ڈی, পিএইচডি, bac 8, nghien cuu sinh, ปริญญา เอก, ป เอก, uzamivu, shahada ya uzamivu, doctorado, doctorando, doutorado, doutoramento, doctorat, doctorant, doktorat, doktorand, promotionsstudium, promotionsstipendium, fur promotion, fur eine promotion, fur die promotion, promotion stipendium, stipendium promotion, doktora, s3, tien si, tien sy, аспирант, аспирантура, докторантура, аспірантура, دكتوراه, دكتوراة, 博士, 博士課程, 박사, पीएचडी, पिएचडी, ፒኤችዲ, ዶክትሬት, ሦስተኛ ዲግሪ',
    'doctorate',
  ],
  [
    '博士毕业, 博士毕业生, pos doc, posdoc, posdoctorado, pos doctorado, postdoctorado, pos doutorado, posdoutorado, post doctorat, postdoctorat, doktora sonrasi, 博士后',
    'postdoc',
  ],
]

export const FOREIGN_COVERAGE_NAMES: readonly (readonly [names: string, ...coverages: CoverageId[]])[] = [
  [
    '전액장학금, 전액 장학금, تمويل كامل, بتمويل كامل, تمويل كلي, بورسیه کامل, بورس کامل, فول فاند, بورسیه تحصیلی کامل, ফুল ফ্রি, ফুল ফান্ডেড, ফুল স্কলারশিপ, पूर्ण छात्रवृत्ति, ሙሉ ስኮላርሺፕ, เต็ม จำนวน, ทุน เต็ม, ทุน เต็ม จำนวน, beca completa, becas completas, beca total, becas totales, beca 100, bourse complete, bourses completes, bourse entiere, entierement finance, entierement financee, entierement financees, bolsa integral, bolsas integrais, bolsa total, bolsa 100, totalmente financiada, totalmente financiado, vollstipendium, vollfinanziert, beasiswa penuh, beasiswa full, didanai penuh, tam burs, tam burslu, toan phan, hoc bong toan phan, полное финансирование, полностью оплачиваемая, منحة كاملة, منح كاملة, ممولة بالكامل, ممول بالكامل, كاملة, ممولة, 全额奖学金, 全奖, 全额, 全額奨学金, 全額, 전액 장학금, 전액',
    'full',
  ],
  [
    'ነጻ, libreng, sin pagar, sin pagar nada, sans payer, sem pagar, 무료, 무상, फ्री, मुफ्त, ফ্রি, مفت, رایگان, ነፃ, ฟรี, เรียน ฟรี, bure, gratis, de graca, gratuit, gratuite, gratuitement, gratuito, gratuita, kostenlos, ohne studiengebuhren, ucretsiz, mien phi, бюджетное место, бюджет, бесплатно, бесплатное, безкоштовно, безкоштовне, مجانا, مجانية, 免费, 無料',
    'tuition',
    'full',
  ],
  ['تمويل جزئي, beca parcial, becas parciales, bourse partielle, bolsa parcial, teilstipendium, منحة جزئية', 'partial'],
]

export const FOREIGN_TYPE_NAMES: readonly (readonly [names: string, ...types: FundingTypeId[]])[] = [
  [
    '교환, 교환유학, обмен, по обмену, по программе обмена, auslandsjahr, degisim, degisim programi, scambio, scambio culturale, แลก เปลี่ยน, ทุน แลก เปลี่ยน, 交换, 交换生, 交換留学, trao doi, intercambio, beca de intercambio, echange, echange universitaire, auslandssemester, schuleraustausch, pertukaran pelajar, pertukaran mahasiswa, degisim programi, trao doi sinh vien, программа обмена, تبادل طلابي, 交换生, 交換留学, 교환학생',
    'exchange',
  ],
  [
    'beca deportiva, becas deportivas, deportista, deportistas, bolsa esportiva, bolsas esportivas, atleta, atletas, atlet, bourse sportive, bourses sportives, sportif de haut niveau, futbol, futebol, sporcu, спортсмен',
    'talent',
  ],
  [
    'bajos recursos, escasos recursos, baixa renda, kurang mampu, tidak mampu, keluarga miskin, keluarga kurang mampu, keluarga tidak mampu, miskin',
    'need',
  ],
]

/** Names of the people in `AUDIENCE_NAMES`, by their label there. */
export const FOREIGN_AUDIENCE_NAMES: Readonly<Record<string, string>> = {
  Women:
    'per donne, per le donne, alle donne, ragazze, ragazza, 여성, 여자, 여학생, महिलाओं, लड़कियां, लड़कियाँ, মেয়েদের, নারী, خواتین, لڑکیوں, لڑکیاں, زنان, دختر, mi hija, ma niece, mia figlia, meine tochter, minha filha, kizim icin, anak perempuan, putri saya, моя дочь, моей дочери, дочери, ابنتي, لابنتي, دختران, para ninas, fille, filles, chica, chicas, menina, meninas, madchen, con gai, nu sinh, kiz, kizlar, فتيات, लड़कियों, महिला, larki, larkiyon, larkiyan, ผู้หญิง, wasichana, wanawake, mujer, mujeres, mulher, mulheres, femme, femmes, jeune fille, jeunes filles, frauen, perempuan, wanita, kadin, kadinlar, kiz ogrenciler, phu nu, женщина, женщинам, девушка, девушек, жінка, жінок, نساء, بنات, طالبات, إناث, 女性, 女生, ladki, ladkiyon',
  Men: 'mi hijo, mon fils, mio figlio, mein sohn, meinen sohn, meu filho, oglum, oglum icin, anak laki laki, putra saya, мой сын, моего сына, сыну, ابني, لابني',
  'Black students':
    'para negros, pessoas negras, estudantes negros, alunos negros, negras, afrodescendiente, afrodescendientes, afrodescendente, afrodescendentes',
  'Disabled people':
    'প্রতিবন্ধী, 残疾, ذوي الاعاقة, الاعاقة, 障害者, 장애인, disabili, معلول, معلولان, معذور, autismo, autista, autisme, autiste, ذوي الهمم, discapacidad, discapacitados, deficiencia, difabel, disabilitas, penyandang disabilitas, handicap, handicape, handicapes, behinderung, engelli, khuyet tat, инвалид, инвалидов, ذوي الاحتياجات الخاصة, الاحتياجات الخاصة, معاقين, 残疾人, 障害, विकलांग, दिव्यांग',
  'Deaf people': 'surdo, surdos, sordo, sordos, sourd, sourds',
  Refugees:
    '難民, 난민, پناهندگان, پناهنده, rifugiati, rifugiato, शरणार्थी, refugiado, refugiada, refugiados, refugiadas, refugie, refugiee, refugies, gefluchtete, fluchtling, fluchtlinge, multeci, pengungsi, внутренне перемещенные, переселенцы, внутрішньо переміщені, впо, беженец, беженцы, wakimbizi, ผู้ลี้ภัย, біженець, біженці, لاجئ, لاجئين, 难民',
}

/** What students write, and the word that the catalogue's texts use for it. */
export const FOREIGN_WORDS_MEANT: readonly (readonly [names: string, word: string])[] = [
  [
    'linea, en ligne, a distance, uzaktan egitim, online egitim, truc tuyen, tu xa, jarak jauh, онлайн, дистанционно, дистанційно, اون لاين, أونلاين, عن بعد, 在线, 网课, オンライン, ออนไลน์',
    'distance',
  ],
  [
    'madre, madres, madre soltera, madres solteras, mae, maes, mae solteira, mere, meres, mere celibataire, mutter, ibu',
    'mother',
  ],
  [
    'padre de familia, padres de familia, padre, padres, eltern, alleinerziehend, alleinerziehende, 母子家庭, ひとり親',
    'parent',
  ],
  [
    'anath, 孤児, 고아, अनाथ, یتیم, orfani, yatim piatu, yatim, huerfano, huerfanos, orfao, orfaos, orphelin, orphelins, orpheline, waisen, yetim, oksuz, yatima, mo coi, сирота, сирот, أيتام, يتيم, 孤儿',
    'orphan',
  ],
  ['indigena, indigenas', 'indigenous'],
  ['credito educativo, credito condonable, credito beca', 'loan'],
  ['hijo, hijos, filho, filhos', 'children'],
  [
    'ciego, ciega, cego, cega, aveugle, malvoyant, tunanetra, discapacidad visual, deficiencia visual, deficiente visual, handicap visuel, sehbehindert, gorme engelli, незрячий, كفيف',
    'blind',
  ],
  ['excelencia, exzellenz', 'excellence'],
  ['暑期, 暑假, 夏期, 여름, verano, verao, sommer, yaz okulu', 'summer'],
  [
    'borsa di ricerca, assegno di ricerca, ricerca, investigacion, pesquisa, bourse de recherche, bourses de recherche, penelitian, forschung, arastirma, nghien cuu, исследования',
    'research',
  ],
  [
    'bourse de stage, bourse stage, un stage, stage remunere, practicas, practicas profesionales, интернатура, 인턴, 인턴십, تدريب, تدريب صيفي, pasantia, pasantias, estagio, estagios, magang, staj, thuc tap, praktikum, стажировка, стажування, 实习',
    'internship',
  ],
  [
    '政府, gobierno, governo, gouvernement, pemerintah, chinh phu, правительство, правительства, 정부, 국비, حكومة, الحكومة',
    'government',
  ],
]
