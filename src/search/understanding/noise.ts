/** Words that do not say which scholarship is meant. */
export const NOISE =
  'a an the of and so no am or in for to at on by with from as is are be i im me my we you your any all some that which who what where how can there about into under ' +
  'scholarship scolarship scholar bursary bourse bourses beca becas stipendium stipendien grant fellowship award funding fund fully financial aid support sponsorship sponsor opportunity ' +
  'study studying student pupil learner applicant candidate people person citizen national nationality country degree program programme course university uni college institution faculty ' +
  'want need looking look find search get give please help apply application applying available open best top list new latest good ' +
  'international intl foreign foreigner worldwide global based offered offering offer given only school year academic session intake fall spring ' +
  'like near per via do does interested wish hope position vacancy seat pursue pursuing continue further higher education stdnt ' +
  'funded sponsored deadline closing soon requirement eligibility eligible criteria detail info but anywhere everywhere now currently upcoming next this have has would should please plz pls hello dear incoming class leading after'

/** More such words, from people who write as in a chat. No misspelt word is corrected to one of these. */
export const CHAT =
  'sch upgrade upgrading japa dibuka buka pendaftaran across actually again against ago almost along already although always among another anymore anything anyway around asked away became become before begin behind believe beside besides better beyond both bring came cannot cant couldnt different doing during each either else enough especially even ever every exactly feel gave getting goes gone had hasnt havent having here however instead isnt its itself keep kind knew known later least less let lets likely little lot lots made make makes making many maybe more most much must never nice none nor nothing often oh ok okay once onto other others ourselves perhaps planning probably provide provided provides put quite rather ready reason receive same saw say see seem seems seen several shall something sometimes sorry started starting such sure take taken takes taking than their theirs themselves these thing things think thinking those though thought through till today told too took toward tried unless until upon use used using usually various wait wasnt way went whatever whenever wherever whether while whole whom whose why willing within wonder wont worry wouldnt yet yourself accepting admission choose consider describe enroll enrol enrolled explain found hear heard inform join joined leave mention number option options prefer preferably procedure qualify quick reply required select situation specific step steps stuck struggling submit tips valid verify website wonderful write written visit process check together quickly easily directly recently fill ' +
  'between aspiring brilliant score hi hey hy hiya salam salaam salamualaikum assalamualaikum assalamualikum namaste greetings chance information guidance him them play playing admit admitted semester go going morning afternoon sir madam mam friend bro guy everyone everybody someone somebody anyone anybody tell ask know kindly thank thanks thx tnx u ur r ive iam 4 wanna gonna gotta ' +
  'just strand batch graduating also really very still live living reside residing old yr yrs called finished finish done did will could can may might if because since then he she his her our they got able possible ' +
  'suggest recommend recommendation suitable regarding question come coming hoping trying try completed passed cleared obtained earned defended graduated hold holding one day easy easiest got scored was were been being grade wanting wanted seeking searching applied wondering awaiting qualified carry learn milegi milega milta milti bhaiya bhaiyya didi attend over studied myself show turned when include including included cover covering covered complete completing urgently paid pay paying accepted accept'

/** Phrases that say nothing, though their words alone might. */
const NOISE_PHRASES =
  'any level, all level, every level, parent looking, parent here, parent searching, parent seeking, as a parent, to be, will be, would be, can be, could be, may be, any lead, please guide, guide me, very well, as well, brothers and sisters, assalamu alaikum, assalam alaikum, asalamu alaikum, asalam o alikum, asalam u alaikum, go back to school, back to school, back to college, back to university, return to school, return to college, got admission, have admission, got admit, secured admission, admission letter, offer letter, have an offer, got an offer, dont know, do not know, dont mind, first time, is it possible, is it, it is, it was, it will, will it, does it, do it, pay it back, pay back, pay it, make it, get it, if it, that it, i graduate, best time, right time, time to apply, last year, everything about, sir/ma, sir ma, ma sir, day ma, morning ma, afternoon ma, evening ma, salam alaikum, salamu alaykum, salam alaykum, good noon, i m, i m a, final year, final year student, second year, third year, fourth year, 1 st year, 2 nd year, 3 rd year, 4 th year, 2nd year, 3rd year, 4th year, first semester, second semester, 1st semester, 2nd semester, 3rd semester, not only, not just, how far, further education, for student, need help, apply online, online application, full time, my education, my study, my schooling, travel to, good day, good evening, good night, full detail, full detail of, full info, full information, full list, full process, full form, full guide, document needed, document required, required document, hey google, ok google, to read, last date, last date to apply, awaiting result, result awaiting, waiting for result, fit carry, fit help, fit give, fit get, i fit, carry me go, more than, less than, at least, at most, up to, change of field, related field, my child, my children, my kid, my ward, mere liye, mere paas, mere pas, study and work, work and live, 2 study, 2 do, 2 go, 2 get, 5 credit, 6 credit, 7 credit, 8 credit, 9 credit'

/** What a person's name follows. */
const INTRODUCTIONS = 'my name is, my name, name is, i am called, im called, call me'

/** The same in other languages. */
const FOREIGN_INTRODUCTIONS =
  'me llamo, mi nombre es, mi nombre, je mappelle, ich heisse, mein name ist, meu nome e, meu nome, me chamo, nama saya, benim adim, ten toi la, toi ten la, ten em la, em ten la, minh ten la, mera naam, mera nam, меня зовут, мене звати, мене звуть, اسمي, मेरा नाम'

/**
 * Words that say nothing, in other languages. Not "mit" and "tum", which are universities, nor "esa", "eso" and "yok",
 * which give scholarships, nor "burslari", which is part of a programme's name.
 */
export const FOREIGN_NOISE =
  'que quien quienes cual cuales donde cuando mas muy también pero porque si estoy esta este estos ese es ser fui tiene tienen puede pueden poder necesito sobre entre desde hasta algun alguna alguien algo otro otra toda cada nuestro su sus lo te aqui quisieran podria podrian saber conocer aplicar pedir recibir ofrece ofrecen ofrecer dan ir irme vivir trabajar mejor mejores buen buenos nuevo mayor gustaria deseo deseamos quiera ayudar ayudenme ayudame informacion requisitos convocatoria convocatorias apoyo oportunidad oportunidades beneficios estudiando estudiado egresado egresada recien edad profesional licenciada titulado ' +
  'qui quoi quel quelle quelles quels quand très mais aussi parce être est ce cette ces cet leur leurs votre vos nous vous ils elles elle peut peux peuvent pouvoir besoin depuis jusque quelque autre autres tout toute chaque déjà ici savoir connaître postuler bénéficier offrent offrir donne aller partir vivre travailler meilleur meilleure meilleures bonne bon nouveau aimerais voudrais souhaite désire aider aidez requises dossier candidature appel aides niveau cherchons trouve lui eux chez vers sous dans afin svp stp jeune fait ' +
  'quem qual quais quando muito também estão são tem têm pode podem preciso até algum alguém outro seu sua seus suas lhe morar trabalhar melhor melhores boa bom novo desejo ajudar ajuda informação informações inscrição inscrições edital apoio recém idade receber oferece oferecem ' +
  'wer wie wo wann warum welche welcher auch aber weil wenn bist ist sind sein haben kann können könnte muss müssen wollen gibt gibts zum zur von vom bei über zwischen seit bis etwas jemand andere anderen alle jede jeder meine ihr ihre seine sich mir schon hier wissen bewerben bekommen erhalten bietet anbieten bezahlen gehen leben arbeiten besten beste gute guten neue gerne bitte helfen informationen voraussetzungen förderung fördermöglichkeiten auslandsstudium jahr jahre suche ' +
  'che quale quali dove quando più molto anche perché sono siamo avere ho ha posso può possono potere bisogno tra fra fino qualche qualcuno altro altra tutto tutti ogni nostro suo loro già qui sapere richiedere ottenere offrono pagare andare vivere lavorare migliore migliori buona nuovo aiuto requisiti bando bandi domanda estero voglio fare ' +
  'ne kim nerede zaman hangi çok çünkü eğer başka gerek var mu olan olarak bir bu siz onlar benim bana beni gibi kadar önce bazı iyi yeni lazım gerekiyor almak alabilir miyim alabilirim gitmek yaşamak çalışmak okuyorum okudum öğrenciyim öğrencisiyim üniversitede hakkında bilgi yardım lütfen teşekkürler merhabalar ' +
  'apa siapa bagaimana dimana kapan mengapa kenapa atau karena jika kalau bisa boleh harus perlu butuh akan sudah sedang pernah adalah itu ini tersebut aku kami kita mereka dia anda kamu tentang antara sejak sampai hingga beberapa lain semua setiap informasi tolong bantu cari mencari mendaftar daftar syarat persyaratan terbaik baru bagus jenjang usia umur punya nya pengen pingin gimana ' +
  'stypendium stypendia dla studia studiow bursa burse pentru studii studiu studime stipendija stipendije stipendiju studente studij iz er ab wa w osztondij paano makakuha pwede malai chahiyo padhna ami porte korte chai porar jonno kivabe kar liya karu mil sakta sakti padhai parhna parhai hoon udhamini wetin wey dey تريد پذیرش ہوں پڑھنا چاہتا چاہتی जान orang warga مواطن مواطنين ابناء изучать выпускник xin giup cung phai nen trong estudyante estudyantes talaba talabalar talabalari tələbələr üçün ' +
  'что кто где когда почему который очень тоже но потому если быть был была буду могу нужно надо меня мой моя нас наш вы вас ваш он она они их от до о об при про под над между через уже ещё здесь там все всех каждый другой подскажите пожалуйста помогите спасибо поступление получить подать узнать ищем найти лучшие новые ' +
  'ما ماذا متى أين لماذا أي التي الذي هذا هذه هناك كان يكون أكون عند لي لنا نحن أنت هو هي هم حول بين منذ حتى بعض كل جميع أخرى جديد جديدة احسن شكرا لو سمحتم سمحت ارجو أرجو المساعدة مساعدة معلومات شروط الشروط محتاج محتاجة ابغى نبي ودي اكمل أكمل دراستي الفرص فرص ' +
  'kab kaha kahan kaun kyun kyu kitna kitni bataye bataiye hame hum apna apni mere wala wali ho hota hoti raha rahi gaya gayi tha thi abhi bhi sirf bahut accha acha kuch sab har dusra leni lena karni karwa ' +
  'nai annee annees cette studiare sono ci meinen meinem machen bekomme saja yapmak hoi يوجد توجد aral علمي ابي ' +
  'della dello delle dalla dallo dalle questa questo queste hanno nicht kein keine keinen tidak bukan nggak gak durch wieder weiter deine houve foram seria serias serian tenga tengas tengan estar tanto avait ' +
  'quiere quieren veut veulent vuole vogliono quer querem hoc ay ko gusto muje mujko krna krni krne chaiye chahie hae will mon ma mio mia ' +
  'lengua lingua cours язык языка universita universitaten universites universidades regierung hochschule hochschulen apprendre aprender imparare lernen bahasa ogrenmek ogrencilere ogrencilerine schuler schulerin schulerinnen ressortissant ressortissants citoyen citoyens ciudadanos cidadaos cittadini jovens jovem giovani ragazzi ecole corso corsi scuola il dem طالبة طالبات শিক্ষাবৃত্তি beurs beurzen stypendium stypendia ' +
  'en para de del la el los las por un una estudiar estudios estudio universidad pour les des du au aux etudier etude etudes etudiants etudiant etudiante etudiantes ' +
  'fur fuer auslander auslandische auslandischen internationale internationalen ein eine und im der die das studieren studium universitat estudantes estudante estrangeiro estrangeiros internacional internacionais bolsa bolsas borse borsa di per studenti ' +
  'telebe tələbə təqaüdü təqaüd оюутан тэтгэлэг шәкіртақы სტიპენდია სტუდენტი ທຶນການສຶກສາ អាហារូបករណ៍ ပညာသင်ဆု سکالرشپ طلبا ছাত্র ছাত্রী todos tous pessoal estudie закончил закончила окончил окончила здравствуйте привет salut bonsoir buenas halo kak uchun bormi معي عندي خريج خريجة او أو مرحبا السلام عليكم assalomu alaykum y estudiante estudiantes alumno alumna alumnos o e con los unos mi yo carrera curso cursos quisiera ayuda solicitar com do da dos das ao minha estudo estudos fora fazer queria ' +
  'et avec une un le sont faire mes comment apres demande financement studierende studenten studiengang bewerbung ' +
  'hors fuera fuori خارج completo completa concluido concluida ante durante hacia según nosotros ellos ella ellas tus cuanto aunque menos tampoco ninguna eres fue están haber tener buscando encontrar hago acabo graduado graduada actualmente vivo ' +
  'par sur avons ont êtes étudie habite ans actuellement récemment diplômé diplômée poursuivre continuer pourquoi combien donc aucun ' +
  'aos pelo pela pelos pelas os um uma uns umas ele eles elas meus esse essa isso isto quanto ter procuro acabei atualmente moro ' +
  'gli nel nello nella nei negli nelle sul sullo sulla sui sugli agli degli dalle miei mie questi quello quella meno tutta tutte essere stato trovare laureato laureata ' +
  'den einen einem einer sie wir mich uns diese dieser unser unsere oder denn sehr mehr nur zu auf finde finden studiere studiert abgeschlossen fertig ' +
  'pada oleh mana berapa tetapi belum juga sangat lebih hanya belajar lulus veya sonra karşı onun bizim neden niçin fakat daha bulmak olmak oldum mezun mezunum yıl ülke mot nhung ' +
  'со к или а чтобы сколько да ты мы свой это этот эта эти тот только также учусь студентка выпускница лет год года ' +
  'зі від між або але а що щоб якщо коли де як хто який яка які скільки чому ти він вона ми ви вони мій це цей ця ці всі ще вже тільки дуже також треба можу є був була випускниця років рік ' +
  'لدى ثم لكن أن إذا كي كم ذلك تلك لك له يمكن ادور زمالة سنة سنوات عمري العام ' +
  'tak lekin agar karta karti kiya baad pehle ghar kesay liay mujhay milay batain amar amra tumi keno kobe kothay kintu hobe ache achhe korbo kori korchi korsi korechi korlam sesh shesh pora porasona jete jabo vaiya dorkar ' +
  'em na nos nas detude detudes bursu burslar quiero busco je veux cherche ' +
  'soy tengo hacer hay como puedo quisiera hola gracias favor sou tenho quero onde ola gostaria obrigado suis jai ou bonjour merci cherche bin ich habe mochte hallo danke vorrei cerco ' +
  'viens vengo venho somos sommes originaire komme termine terminado terminei conclui fini obtenu ' +
  'saya dari ingin mau mohon apakah anak toi muon tim gusto naghahanap ako ang bhai koi kya mera meri yaar batao sakta sakti istiyorum ariyorum jaye jaaye jana jaana sakte sakten hain ja theke bata se chahte chahti hu hun main mai aap estudar formado formada siendo titulaire despues depois nach dopo tapi studia studi stranieri avoir obtenir gagner trouver conseguir obtener obter lograr postular universitario universitaria universitarios universitarias universitaire universitaires bidang dapat dapatkan mendapatkan piatu lanjut po sa mag ng mga taga padhai padhna padhne kaise kare karein ufadhili masomo nataka naomba kusoma kwa ya za wanafunzi mwanafunzi k faculdade facultad faculte wey wan abeg dey oga ilmu ' +
  'cho cua hoac tim em minh tai nao duoc va co voi khong can nguoi nuoc ' +
  'я хочу ищу шукаю из есть мне как можно أريد أبحث عن أنا هل ادرس الدراسة لدراسة عايز عايزة عاوز اريد بدي كيف احصل الحصول ممكن افضل ازاي إزاي اجيب أجيب اقدر التقديم تقديم على ' +
  'internacionales internazionali internasional uluslararası biasiswa iskolarship isteyen isteyenler usko unko parhai parhna parhne padhai garna garne mimi mujhe chahiye karna karne hai liye ke ka ki ko mein kaise aur chahta hoon beasiswa untuk kuliah mahasiswa pelajar siswa jurusan setelah lulusan yang dengan ' +
  'burs burslu bursla basvuru basvurusu basvurulari nasil alinir sartlari istiyorum okumak veren universiteler universiteleri icin ile ogrenci ogrenciler ogrencileri ogrencisi universite okumak ' +
  'стипендия стипендию стипендій грант гранты на в у во за по для и та с з із обучение учеба учебу навчання навчатися учиться поступить вступити після после студент студентам университет университет ' +
  '장학 장학금을 하고 싶어요 싶습니다 위한 위해 추천 있는 있나요 공부 방법 알려주세요 신청 지원 가능한 받을 수 갈 가고 में छात्रवृत्ति स्कॉलरशिप में के लिए की का को से और मुझे चाहिए है हूं पढ़ाई छात्र छात्रों विद्यार्थी लागि पढ्न चाहन्छु अध्ययन गर्न म छ ทุน ทุนการศึกษา เรียน ต่อ ศึกษา ขอ อยาก ไป ที่ ใน สำหรับ ของ นักเรียน นักศึกษา ประเทศ คน เด็ก หา มี ไหม รัฐบาล ปี বৃত্তি স্কলারশিপ থেকে জন্য করতে চাই এর পাশ করার করে পর আমি برنامه اسکالرشپ وظیفہ میں سے کے لیے کی کو بورسیه بورس برای در از تحصیل تحصیلی رشته دانشجو دانشجویان دانشگاه با ها قبولی فاند ذوي لذوي ስኮላርሺፕ ወደ ውስጥ ተማሪ መማር እፈልጋለሁ 장학금 장학생 외국인 학생 대학 대학교 ทุนการศึกษา の に へ で を が は と や から まで したい です ます ' +
  'منحة منح المنح دراسية الدراسية للدراسة دراسة في من إلى على مع للطلاب طلاب طالب جامعة الجامعات'

/** The same as phrases: Vietnamese writes two words where English has one, and Chinese has no spaces. */
const FOREIGN_NOISE_PHRASES =
  'mimi ni, eu quero, eu sou, eu gostaria, eu tenho, eu preciso, eu queria, eu estou, eu moro, eu estudo, jai eu, thong tin, dieu kien, ho so, dang ky, gioi thieu, tot nhat, bao nhieu, a eu le, a eu la, a eu son, xin chao moi nguoi, xin chao, moi nguoi, muon xin, ada beasiswa, ada yang, son sinif, son sinif ogrencisi, son sinif ogrencisiyim, selamat pagi, selamat siang, rede publica, escola publica, buenos dias, buenas tardes, buenas noches, bom dia, boa tarde, boa noite, merhaba, iyi gunler, السلام عليكم, السلام عليكم ورحمة الله, السلام عليكم ورحمة الله وبركاته, добрый день, добрый вечер, a todos, a tous, di studio, a la recherche, quand on est, je recherche, recherche bourse, recherche une bourse, cara dapat, cara mendapatkan, cara daftar, bagaimana cara, komme aus, bin aus, ya kusoma, ufadhili wa masomo, ufadhili wa, jane ke liye, nam 1, nam 2, nam 3, nam 4, nam cuoi, nam nhat, nam hai, nam ba, nam tu, hoc bong, sinh vien, hoc sinh, nganh, 奖学金, 奨学金, 奨学金情報, 給付型, 給付, 返済不要, 申请, 申请材料, 学生, 国际, 项目, 怎么申请, 如何申请, 怎么, 如何, 有哪些, 可以, 大学, 大学生, 教育部, 文部科学省, 的, 去, 读, 想, 我, 我想'

/** Away from home: any country but their own, if the key says which that is. */
const ABROAD = 'abroad, overseas, study abroad, studying abroad'

/** The same in other languages. */
const FOREIGN_ABROAD =
  'fuera del pais, fora do pais, hors du pays, bidesh, bideshe, za granica, за границу, заграницу, за кордон, exterior, no exterior, no estrangeiro, za granice, in strainatate, extranjero, letranger, etranger, im ausland, ausland, luar negeri, yurtdisi, yurt disi, yurtdisinda, du hoc, du hoc sinh, за рубежом, за границей, за кордоном, الخارج, 留学, 海外, 国外, 出国, 유학, 해외, 해외 유학, विदेश, বিদেশ, ውጭ ሀገር, ต่าง ประเทศ, เมือง นอก, nje ya nchi, ngambo'

/**
 * From another country than the one they will study in: if the key names it, what is only for its citizens is left out.
 */
const ELSEWHERE =
  'international student, intl student, overseas student, foreign student, international applicant, overseas applicant, foreign applicant, international candidate, foreign candidate, international scholar, foreign scholar, foreign national, foreign citizen, foreigner, non national'

/** The same in other languages. */
const FOREIGN_ELSEWHERE =
  'para extranjeros, pour étrangers, aux étrangers, estudiantes internacionales, estudiante internacional, estudiantes extranjeros, estudiante extranjero, extranjeros, estudantes internacionais, estudante internacional, estudantes estrangeiros, estudante estrangeiro, estrangeiros, étudiants internationaux, étudiant international, étudiants étrangers, étudiant étranger, studenti internazionali, studenti stranieri, stranieri, internationale studierende, internationale studenten, ausländische studierende, ausländische studenten, ausländer, mahasiswa internasional, mahasiswa asing, uluslararası öğrenciler, uluslararası öğrenci, yabancı öğrenciler, yabancı öğrenci, sinh viên quốc tế, иностранных студентов, иностранные студенты, иностранцев, иностранцы, международных студентов, الطلاب الدوليين, للطلاب الدوليين, الطلاب الأجانب, 留学生, 国际学生, 国际生, 外国留学生, 外国学生, 外国人留学生, 외국인 유학생, 유학생'

/** What students ask, but no programme answers by a name or word. The answer says so, instead of ignoring it. */
const UNANSWERED =
  'pr, green card, green card holder, dual citizen, dual citizenship, dual nationality, open all year, open all the year, all year round, open all year round, open year round, year round, rolling deadline, rolling admission, rolling basis, no deadline, without deadline, ' +
  'free application, application fee waiver, fee waiver application, age limit, age restriction, no age limit, low gpa, low cgpa, poor grade, low grade, bad grade, low mark, low percentage, average student, low score, good score, average grade, average mark, average result, weak student, too old, too young, self funded, self sponsored, work experience, year experience, part time, last minute, study gap, gap year, year gap, education gap, english language test, english test, english proficiency, english proficiency test, english language proficiency, english requirement, english language requirement, english certificate, english taught, taught in english, english medium, wife, husband, spouse, spousal, with family, with my family, bring family, bring my family, with my wife and kids, with wife and kids, with wife and children, with my wife and children, wife and kids, wife and children, with my husband and kids, with wife, with husband, with spouse, with my wife, with my husband, with my spouse, with my kids, with my children, my wife, my husband, my spouse, bring wife, bring husband, bring spouse, bring kids, bring children, bring my wife, bring my husband, bring my spouse, bring my kids, bring my children, take my family, low fee, low cost, cheap, cheapest, affordable, gpa, cgpa, aggregate, mean grade, 2 1, 2 2, first class, second class, second class upper, second class lower, third class, upper credit, lower credit, year education, corper, youth corper, nysc, nysc member, corps member, working professional, working student, working adult, working people, evening class, night class, weekend class, 1st class, 2nd class, 3rd class, second class honour, second class honours upper, second class honours lower, ' +
  'this week, this month, next week, next month, deadline today, deadline tomorrow, closing today, closing tomorrow, ' +
  'january, february, march, april, june, july, august, september, october, november, december'

/** The same in other languages. */
const FOREIGN_UNANSWERED =
  'promedio, promedio de, promedio general, moyenne, moyenne generale, notendurchschnitt, dosen, giang vien, ipk, limite de edad, limite de idade, limite d age, limite age, sin limite de edad, sem limite de idade, sans limite d age, batas usia, mention bien, mention tres bien, mention assez bien, avec mention bien, avec mention tres bien, avec mention assez bien, avec mention, yas siniri, gioi han tuoi, promedio bajo, bajo promedio, moyenne faible, ipk rendah, ipk kecil, dusuk ortalama, gpa thap, bang tieng anh, معدلي, nilai rata rata, rata rata, sin ingles, sem ingles, sans anglais, en ingles, em ingles, en anglais, auf englisch, auf deutsch, auf franzosisch, en francais, на английском, на английском языке, 英语授课, dalam bahasa inggris, sambil kerja, sambil bekerja, vua hoc vua lam, tiempo parcial, medio tiempo, tempo parcial, temps partiel, teilzeit'

/** What a name without meanings says. */
export type Sign = 'noise' | 'unknown' | 'abroad' | 'elsewhere' | 'introduction'

export const SIGNS: readonly (readonly [names: string, sign: Sign])[] = [
  [NOISE_PHRASES, 'noise'],
  [UNANSWERED, 'unknown'],
  [ABROAD, 'abroad'],
  [ELSEWHERE, 'elsewhere'],
  [INTRODUCTIONS, 'introduction'],
]

/** The same in other languages. */
export const FOREIGN_SIGNS: typeof SIGNS = [
  [FOREIGN_NOISE_PHRASES, 'noise'],
  [FOREIGN_UNANSWERED, 'unknown'],
  [FOREIGN_ABROAD, 'abroad'],
  [FOREIGN_ELSEWHERE, 'elsewhere'],
  [FOREIGN_INTRODUCTIONS, 'introduction'],
]
