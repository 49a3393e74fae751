/** Words that say nothing about which scholarship is meant. */
export const NOISE =
  'a an the of and so no am or in for to at on by with from as is are be i im me my we you your any all some that which who what where how can there about into under ' +
  'scholarship scolarship scholar bursary bourse bourses beca becas stipendium stipendien grant fellowship award funding fund fully financial aid support sponsorship sponsor opportunity ' +
  'study studying student pupil learner applicant candidate people person citizen national nationality country degree program programme course university uni college institution faculty ' +
  'want need looking look find search get give please help apply application applying available open online free best top list new latest good ' +
  'abroad overseas international foreign worldwide global based offered offering offer given only school year academic session intake fall spring ' +
  'like near per via do does interested wish hope position vacancy seat pursue pursuing continue further higher education stdnt'

/** The same in Spanish, French, German, Portuguese and Italian. Not "mit", which is a university. */
export const FOREIGN_NOISE =
  'en para de del la el los las por un una estudiar estudios estudio universidad pour les des du au aux etudier etude etudes etudiants etudiant ' +
  'fur fuer ein eine und im der die das studieren studium universitat estudantes estudante bolsa bolsas borse borsa di per studenti'
