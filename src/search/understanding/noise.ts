/** Words that say nothing about which scholarship is meant. */
export const NOISE =
  'a an the of and so no am or in for to at on by with from as is are be i im me my we you your any all some that which who what where how can there about into under ' +
  'scholarship scolarship scholar bursary bourse bourses beca becas stipendium stipendien grant fellowship award funding fund fully financial aid support sponsorship sponsor opportunity ' +
  'study studying student pupil learner applicant candidate people person citizen national nationality country degree program programme course university uni college institution faculty ' +
  'want need looking look find search get give please help apply application applying available open best top list new latest good ' +
  'international foreign foreigner worldwide global based offered offering offer given only school year academic session intake fall spring ' +
  'like near per via do does interested wish hope position vacancy seat pursue pursuing continue further higher education stdnt ' +
  'funded sponsored deadline closing soon requirement eligibility eligible criteria detail info but anywhere everywhere now currently upcoming next this have has would should please plz pls hello dear incoming class leading after'

/** What people say besides when they write as in a chat. No misspelt word is taken for one of these. */
export const CHAT =
  'hi hey hy hiya go going morning afternoon sir madam mam friend bro guy everyone everybody someone somebody anyone anybody tell ask know kindly thank thanks thx tnx u ur r ive iam 4 wanna gonna gotta ' +
  'also really very still live living reside residing old yr called finished finish done did will could can may might if because since then he she his her our they got able possible ' +
  'suggest recommend recommendation suitable regarding question come coming hoping trying try completed obtained earned graduated hold holding one day easy easiest got scored was were been being grade wanting wanted seeking searching applied wondering over aged studied myself'

/** Names whose words, taken one by one, would mean something else. */
export const NOISE_PHRASES =
  'final year, final year student, second year, third year, fourth year, 2nd year, 3rd year, 4th year, first semester, second semester, 1st semester, 2nd semester, 3rd semester, not only, not just, i just, have just, just want, just need, just finished, just completed, how far, international student, further education, for student, need help, apply online, online application'

/** A person's name follows these. */
export const INTRODUCTIONS = 'my name is, my name, name is, i am called, im called, call me'

/** The same in other languages. */
export const FOREIGN_INTRODUCTIONS =
  'me llamo, mi nombre es, mi nombre, je mappelle, ich heisse, mein name ist, meu nome e, meu nome, me chamo, nama saya, benim adim, ten toi la, toi ten la, ten em la, em ten la, minh ten la, mera naam, mera nam, меня зовут, мене звати, мене звуть, اسمي, मेरा नाम'

/** The same in other languages. Not "mit", which is a university, nor "burslari", a part of a programme's name. */
export const FOREIGN_NOISE =
  'en para de del la el los las por un una estudiar estudios estudio universidad pour les des du au aux etudier etude etudes etudiants etudiant etudiante etudiantes ' +
  'fur fuer auslander auslandische auslandischen internationale internationalen ein eine und im der die das studieren studium universitat estudantes estudante estrangeiro estrangeiros internacional internacionais bolsa bolsas borse borsa di per studenti ' +
  'y o e con los unos mi yo carrera curso cursos quisiera ayuda solicitar com do da dos das ao minha estudo estudos fora fazer queria ' +
  'et avec une un le sont faire mes comment apres demande financement studierende studenten studiengang bewerbung ' +
  'em na nos nas detude detudes bursu burslar quiero busco je veux cherche ' +
  'soy tengo hacer hay como puedo quisiera hola gracias favor sou tenho quero onde ola gostaria obrigado suis jai ou bonjour merci cherche bin ich habe mochte hallo danke vorrei cerco ' +
  'viens vengo venho somos sommes originaire komme termine terminado terminei conclui fini obtenu ' +
  'saya dari ingin mau mohon apakah anak toi muon tim gusto naghahanap ako ang bhai koi kya mera meri yaar batao sakta sakti istiyorum ariyorum jaye jaaye jana jaana se chahte chahti hu hun main mai aap estudar formado formada siendo lanjut po sa mag ng mga taga k faculdade facultad faculte wey wan abeg dey oga ilmu ' +
  'cho cua hoac tim em minh tai nao duoc va co voi khong can nguoi nuoc ' +
  'я хочу ищу шукаю из есть мне как можно أريد أبحث عن أنا هل ادرس الدراسة لدراسة عايز عايزة عاوز اريد بدي كيف احصل الحصول ممكن افضل ' +
  'mujhe chahiye karna karne hai liye ke ka ki ko mein kaise aur chahta hoon beasiswa untuk kuliah mahasiswa pelajar siswa jurusan setelah lulusan yang dengan ' +
  'burs burslu icin ile ogrenci ogrenciler ogrencileri universite okumak ' +
  'стипендия стипендию стипендій грант гранты на в у во за по для и та с з із обучение учеба учебу навчання навчатися учиться студент студентам университет университет ' +
  'छात्रवृत्ति स्कॉलरशिप में के लिए की का को से और मुझे चाहिए है हूं पढ़ाई छात्र छात्रों বৃত্তি স্কলারশিপ اسکالرشپ بورسیه 장학금 학생 대학 대학교 ทุนการศึกษา の に へ で を が は と や から まで したい です ます ' +
  'منحة منح المنح دراسية الدراسية للدراسة دراسة في من إلى على مع للطلاب طلاب طالب جامعة الجامعات'

/** Phrases: Vietnamese writes two words where English has one, and Chinese sets none apart. */
export const FOREIGN_NOISE_PHRASES =
  'komme aus, bin aus, nam 1, nam 2, nam 3, nam 4, nam cuoi, nam nhat, nam hai, nam ba, nam tu, hoc bong, sinh vien, hoc sinh, nganh, 奖学金, 奨学金, 奨学金情報, 給付型, 給付, 返済不要, 申请, 申请材料, 学生, 留学生, 大学, 大学生, 教育部, 文部科学省, 的'

/** Away from home: for who says where that is, any other country. */
export const ABROAD = 'abroad, overseas, study abroad, studying abroad'

/** The same in other languages. */
export const FOREIGN_ABROAD =
  'exterior, extranjero, letranger, etranger, im ausland, ausland, luar negeri, yurtdisi, yurt disi, yurtdisinda, du hoc, за рубежом, за границей, за кордоном, الخارج, 留学, 海外, 国外, 出国, 유학, 해외, 해외 유학, विदेश'

/** What a student may ask and no programme answers by a name or word: it is said so, rather than passed over. */
export const UNANSWERED =
  'open all year, open all the year, all year round, open all year round, open year round, year round, rolling deadline, rolling admission, rolling basis, no deadline, without deadline, ' +
  'free application, application fee waiver, fee waiver application, low gpa, low cgpa, low fee, low cost, cheap, cheapest, affordable, gpa, cgpa, 2 1, 2 2, first class, second class, second class upper, second class lower, third class, upper credit, lower credit, corper, youth corper, nysc, nysc member, working professional, working student, working adult, 1st class, 2nd class, 3rd class, second class honour, second class honours upper, second class honours lower, ' +
  'this week, this month, next week, next month, ' +
  'january, february, march, april, june, july, august, september, october, november, december'
