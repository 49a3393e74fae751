/** Words that say nothing about which scholarship is meant. */
export const NOISE =
  'a an the of and so no am or in for to at on by with from as is are be i im me my we you your any all some that which who what where how can there about into under ' +
  'scholarship scolarship scholar bursary bourse bourses beca becas stipendium stipendien grant fellowship award funding fund fully financial aid support sponsorship sponsor opportunity ' +
  'study studying student pupil learner applicant candidate people person citizen national nationality country degree program programme course university uni college institution faculty ' +
  'want need looking look find search get give please help apply application applying available open online free best top list new latest good ' +
  'abroad overseas international foreign worldwide global based offered offering offer given only school year academic session intake fall spring ' +
  'like near per via do does interested wish hope position vacancy seat pursue pursuing continue further higher education stdnt ' +
  'funded sponsored deadline requirement eligibility eligible criteria detail info but anywhere everywhere now currently upcoming next this have has would should please plz pls hello dear'

/** The same in Spanish, French, German, Portuguese and Italian. Not "mit", which is a university. */
export const FOREIGN_NOISE =
  'en para de del la el los las por un una estudiar estudios estudio universidad pour les des du au aux etudier etude etudes etudiants etudiant ' +
  'fur fuer ein eine und im der die das studieren studium universitat estudantes estudante bolsa bolsas borse borsa di per studenti ' +
  'em na nos nas detude detudes letranger bursu burslar quiero busco extranjero je veux cherche etranger exterior ' +
  'mujhe chahiye karna karne hai liye ke ka ki ko mein kaise aur chahta hoon beasiswa untuk kuliah luar negeri mahasiswa burs icin yurtdisi ' +
  'стипендия стипендии грант 奖学金 留学 ' +
  'منحة منح المنح دراسية الدراسية للدراسة دراسة في للطلاب طلاب'

/** What a student may ask and no programme answers by a name or word: it is said so, rather than passed over. */
export const UNANSWERED =
  'open all year, open all the year, all year round, open all year round, open year round, year round, rolling deadline, rolling admission, rolling basis, no deadline, without deadline'
