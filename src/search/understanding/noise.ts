/** Words that do not say which scholarship is meant. */
export const NOISE =
  'a an the of and so no am or in for to at on by with from as is are be i im me my we you your any all some that which who what where how can there about into under ' +
  'scholarship scolarship scholar bursary bourse beca stipendium stipendien grant fellowship award funding fund fully financial aid money support sponsorship sponsor opportunity ' +
  'study studying student pupil learner applicant candidate people person citizen national nationality country degree program programme course university uni college institution faculty ' +
  'want need looking look find search get give please help apply application applying available open best top list new latest good ' +
  'international intl foreign foreigner worldwide global based offered offering offer given only school year academic session intake fall spring ' +
  'like near per via do does interested wish hope position vacancy seat pursue pursuing continue further higher education stdnt ' +
  'funded sponsored deadline closing soon requirement eligibility eligible criteria detail info but anywhere everywhere now currently upcoming next this have has would should plz pls hello dear incoming class leading after'

/** More such words, from people who write as in a chat. No misspelt word is corrected to one of these. */
export const CHAT =
  '4 able accept accepted accepting across actually admission admit admitted afternoon afterward again against ago ' +
  'agree ahead alaikum aleikum alikum allow allowed almost along ' +
  'already also although always among anew another answer anybody anymore ' +
  'anyone anything anyway apart applied approve approved around arrive arrived arriving asalam asalamu aside ask asked aspiring ' +
  'assalam assalamo assalamu assalamualaikum assalamualikum attend aug aunt awaiting ' +
  'away basically batch bear became because become been before ' +
  'beforehand began begin begun behind being believe belong beside better between beyond bhaiya bhaiyya both ' +
  'brilliant bring bringing bro brought buka called came cannot cant carry certain chance change changed changing ' +
  'check checked choice choose cleared collect come coming complete completed completing confirm consider ' +
  'considered could couldnt cover covered covering create day decide decided defended depend depending describe ' +
  'desperately dibuka did didi differ different difficult directly doing done during each earlier earned easier ' +
  'easiest easily easy either else ending enough enquire enquiring ' +
  'enrol enroll enrolled equal especially etc even ever every everybody ' +
  'everyone exactly example exist exp expect expected expiring explain extra fail failed failing father feb feel few fill ' +
  'finish finished finishing fixed follow following forced found friend gain gave general getting go goes going ' +
  'gone gonna got gotta grade graduated graduating grandfather grandmother greatest greetings guidance guy had ' +
  'happen hardest hasnt havent having he hear heard helped her here hey hi him his hiya hold holding hoping ' +
  'however hy iam idea if include included including inform ' +
  'information inquire inquiring instance instead isnt its itself ive jan ' +
  'join joined just keep kept kind kindly knew know known lack lacking largest late lately later learn least leave ' +
  'less let level likely little live living looked lose losing lot madam made mainly major majoring make making ' +
  'mam manage managed many may maybe medium meet meeting mention might milega milegi milta milti more morning most ' +
  'mostly move moved moving much must myself namaste nearly never newer nice none nor normal normally nothing nov ' +
  'number obtain obtained obtaining oct official often oh ok okay old older once one onto option other otherwise ' +
  'our ourselves over paid participate participating pass passed pay paying pendaftaran perhaps pick picked ' +
  'planning play player playing possible prefer preferably preparation prepare preparing present probably ' +
  'procedure process provide provided put qualified qualify question quick quickly quite r raised rather reach ' +
  'reached ready really reason receive recent recently recommend recommendation refused regarding relevant remain ' +
  'remaining reply request required researcher reside residing return returning roughly salaam salam salamualaikum ' +
  'same saw say sch score scored searching see seeking seem seen select semester send sending separate separately ' +
  'sept serve settle settled settling several shall she show shown sibling similar simply since sincerely sir sit ' +
  'situation smaller somebody someone something sometimes sorry ' +
  'specialise specialize specific spend started starting stay stayed ' +
  'staying step still strand stream struggling stuck studentship studied ' +
  'submit such suggest suitable sure switch switched switching take ' +
  'taken taking tell than thank their them themselves then these they thing think thinking those though thought ' +
  'through thx till tips tnx today together told too took tough toward tried try trying turn turned typical u ' +
  'uncle unless until upgrade upgrading upon ur urgently use used using usual usually valid various verify very ' +
  'visit wait walaikum wanna wanted wanting was wasnt way website welcome went were whatever when whenever wherever whether ' +
  'while whoever whole whom whose why will willing within wonder wonderful wondering wont worry worth wouldnt ' +
  'write written yet younger yourself yr yrs'

/** Phrases that say nothing, though their words alone might. */
const NOISE_PHRASES =
  'i am writing, writing to, hope this email finds you well, this email finds you well, hope this finds you well, hope you are well, availability of, hey siri, she starts, he starts, i start, starts in, start in, start again, changing field, switching field, change field, change my field, changing my field, parent looking, parent here, parent searching, parent seeking, as a parent, working as, work as, worked as, employed as, to be, any lead, please guide, guide me, very well, as well, brothers and sisters, assalam alaikum, asalamu alaikum, asalam o alikum, asalam u alaikum, back to school, back to college, back to university, return to school, secured admission, admission letter, offer letter, dont know, do not know, dont mind, first time, is it, it is, it was, it will, will it, does it, do it, pay it back, pay back, pay it, make it, get it, if it, that it, i graduate, best time, right time, time to apply, last year, everything about, sir/ma, sir ma, ma sir, day ma, morning ma, afternoon ma, evening ma, salam alaikum, good noon, i m, final year, second year, third year, fourth year, 1 st year, 2 nd year, 3 rd year, 4 th year, 2nd year, 3rd year, 4th year, first semester, second semester, 1st semester, 2nd semester, 3rd semester, not only, not just, how far, further education, apply online, online application, full time, my education, my schooling, to travel, travel to, good evening, good night, full detail, full info, full information, full list, full process, full form, full guide, document needed, document required, required document, hey google, ok google, to read, last date, awaiting result, result awaiting, waiting for result, fit carry, fit help, fit give, fit get, i fit, up to, change of field, related field, my child, my children, my kid, my ward, mere liye, mere paas, mere pas, study and work, work and live, 2 study, 2 do, 2 go, 2 get, 5 credit, 6 credit, 7 credit, 8 credit, 9 credit'

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
  'و galing voulant ነኝ هستم میخواهم بخوانم المتاحة ছাত্রদের 저는 사람이고 공부하고 대학생 ' +
  'élève lycéenne citoyenne candidat ciudadana aluno aluna studentessa studentesse cittadino studentin studentinnen ' +
  'studierenden absolventen bewerber menschen staatsbürger jugendliche vatandaşı vatandaşları studentow studenci граждан ' +
  'гражданин абитуриентов botschaft hükümeti devleti üniversitesi вуз ' +
  'que quien quienes cual cuales donde cuando mas muy también pero porque si estoy esta este estos ese es ser fui tiene tienen puede pueden poder necesito sobre entre desde hasta algun alguna alguien algo otro otra toda cada nuestro su sus lo te aqui quisieran podria podrian saber conocer aplicar pedir recibir ofrece ofrecen ofrecer dan ir irme vivir trabajar mejor mejores buen buenos nuevo mayor gustaria deseo deseamos quiera ayudar ayudenme ayudame informacion requisitos convocatoria apoyo oportunidad oportunidades beneficios estudiando estudiado egresado egresada recien edad profesional licenciada titulado ' +
  'qui quoi quel quelle quand très mais aussi parce être est ce cette ces cet leur votre vos nous vous ils elles peut peux peuvent pouvoir besoin depuis jusque quelque autre tout toute chaque déjà ici savoir connaître postuler bénéficier offrent offrir donne aller partir vivre travailler meilleur meilleure bonne bon nouveau aimerais voudrais souhaite désire aider aidez requises dossier candidature appel aides niveau cherchons trouve lui eux chez vers sous afin svp stp jeune fait ' +
  'quem qual quais quando muito também estão são tem pode podem preciso até algum alguém outro seu sua seus lhe morar trabalhar melhor melhores boa bom novo desejo ajudar ajuda informação informações inscrição inscrições edital apoio recém idade receber oferece oferecem ' +
  'wer wie wo wann warum welche welcher auch aber weil wenn bist ist sind sein haben kann können könnte muss müssen wollen gibt zum zur von vom bei über zwischen seit bis etwas jemand andere anderen alle jede jeder meine ihr ihre seine sich mir schon hier wissen bewerben bekommen erhalten bietet anbieten bezahlen gehen leben arbeiten besten beste gute guten neue gerne bitte helfen informationen voraussetzungen förderung fördermöglichkeiten auslandsstudium jahr jahre suche ' +
  'che quale quali dove più molto anche perché sono siamo avere ho ha posso può possono potere bisogno tra fra fino qualche qualcuno altro altra tutto tutti ogni nostro suo loro già sapere richiedere ottenere offrono pagare andare vivere lavorare migliore migliori buona nuovo aiuto requisiti bando bandi domanda estero voglio fare ' +
  'ne kim nerede zaman hangi çok çünkü eğer başka gerek var mu olan olarak bir bu siz onlar benim bana beni gibi kadar bazı iyi yeni lazım gerekiyor almak alabilir miyim alabilirim gitmek yaşamak çalışmak okuyorum okudum öğrenciyim öğrencisiyim üniversitede hakkında bilgi yardım lütfen teşekkürler merhabalar ' +
  'apa siapa bagaimana dimana kapan mengapa kenapa atau karena jika kalau bisa boleh harus perlu butuh akan sudah sedang pernah adalah itu ini tersebut aku kami kita mereka dia anda kamu tentang antara sejak sampai hingga beberapa lain semua setiap informasi tolong bantu cari mencari mendaftar daftar syarat persyaratan terbaik baru bagus jenjang usia umur punya nya pengen pingin gimana ' +
  'stypendium stypendia dla studia studiow bursa burse pentru studii studiu studime stipendija stipendije stipendiju studente studij iz er ab wa w osztondij paano makakuha pwede malai chahiyo padhna ami porte korte chai porar jonno kivabe kar liya karu mil sakta sakti padhai parhna parhai hoon udhamini wetin wey dey تريد پذیرش ہوں پڑھنا چاہتا چاہتی जान orang warga مواطن مواطنين ابناء изучать выпускник xin giup cung phai nen trong estudyante talaba talabalar talabalari tələbələr üçün ' +
  'что кто где когда почему который очень тоже но потому если быть был буду могу нужно надо меня мой моя нас наш вы вас ваш он она они их от до о об при про под между через уже ещё здесь там все всех каждый другой подскажите пожалуйста помогите спасибо поступление получить подать узнать ищем найти лучшие новые ' +
  'ما ماذا متى أين لماذا أي التي الذي هذا هذه هناك كان يكون أكون عند لي لنا نحن أنت هو هي هم حول بين منذ حتى بعض كل جميع أخرى جديد جديدة احسن شكرا لو سمحتم سمحت ارجو المساعدة معلومات شروط محتاج محتاجة ابغى نبي ودي اكمل دراستي الفرص ' +
  'kab kaha kahan kaun kyun kyu kitna kitni bataye bataiye hame hum apna apni mere wala wali hota hoti raha rahi gaya gayi tha thi abhi bhi sirf bahut accha acha kuch sab har dusra leni lena karni karwa ' +
  'nai annee studiare ci meinen meinem machen bekomme saja yapmak hoi يوجد توجد aral علمي ابي ' +
  'della dello delle dalla dallo dalle questa questo queste hanno nicht kein keine keinen tidak bukan nggak gak durch wieder weiter deine houve foram seria serian tenga tengan estar tanto avait ' +
  'quiere quieren veut veulent vuole vogliono quer querem hoc ay ko gusto muje mujko krna krni krne chaiye chahie hae mon ma mio mia ' +
  'lengua lingua cours язык universita universitaten universites universidades regierung hochschule hochschulen apprendre aprender imparare lernen bahasa ogrenmek ogrencilere ogrencilerine schuler schulerin schulerinnen ressortissant citoyen ciudadanos cidadaos cittadini jovens jovem giovani ragazzi ecole corso corsi scuola il dem طالبة طالبات শিক্ষাবৃত্তি beurs beurzen studiebeurs studiebeurzen ' +
  'en para de del la el los las por un una estudiar estudios universidad pour les des du au aux etudier etude etudiants etudiante ' +
  'fur fuer auslander auslandische auslandischen internationale internationalen ein eine und der die das studieren studium universitat estudantes estrangeiro internacional internacionais bolsa borse borsa di studenti ' +
  'telebe tələbə təqaüdü təqaüd оюутан тэтгэлэг шәкіртақы სტიპენდია სტუდენტი ທຶນການສຶກສາ អាហារូបករណ៍ ပညာသင်ဆု سکالرشپ طلبا ছাত্র todos tous pessoal estudie закончил окончил здравствуйте привет salut bonsoir buenas halo kak uchun bormi معي عندي خريج خريجة او مرحبا السلام عليكم assalomu alaykum y estudiante alumno alumna o e con unos mi yo carrera curso quisiera ayuda solicitar com da dos ao minha estudo fora fazer queria ' +
  'et avec une le sont faire mes comment apres demande financement studierende studenten studiengang bewerbung ' +
  'hors fuera fuori خارج completo completa concluido concluida ante durante hacia según nosotros ellos ella tus cuanto aunque menos tampoco ninguna eres fue están haber tener buscando encontrar hago acabo graduado graduada actualmente vivo ' +
  'par sur avons ont êtes étudie habite ans actuellement récemment diplômé diplômée poursuivre continuer pourquoi combien donc aucun ' +
  'aos pelo pela os um uma uns ele elas meus esse essa isso isto quanto ter procuro acabei atualmente moro ' +
  'gli nel nello nella nei negli nelle sul sullo sulla sui sugli agli degli miei mie questi quello quella tutta tutte essere stato trovare laureato laureata ' +
  'den einen einem einer sie wir mich diese dieser unser unsere oder denn sehr mehr nur zu auf finde finden studiere studiert abgeschlossen fertig ' +
  'pada oleh mana berapa tetapi belum juga sangat lebih hanya belajar lulus veya sonra karşı onun bizim neden niçin fakat daha bulmak olmak oldum mezun mezunum yıl ülke mot nhung ' +
  'со к или а чтобы сколько да ты мы свой это этот эта эти тот только также учусь студентка выпускница лет год ' +
  'зі від між або але що щоб якщо коли де як хто який яка які скільки чому ти він вона ми ви мій це цей ця ці всі ще вже тільки дуже також треба можу є був була випускниця років рік ' +
  'لدى ثم لكن أن إذا كي كم ذلك تلك لك له يمكن ادور زمالة سنة سنوات عمري العام ' +
  'tak lekin agar karta karti kiya baad pehle ghar kesay liay mujhay milay batain amar amra tumi keno kobe kothay kintu hobe ache achhe korbo kori korchi korsi korechi korlam sesh shesh pora porasona jete jabo vaiya dorkar ' +
  'em na nos nas detude bursu burslar quiero busco je veux cherche ' +
  'soy tengo hacer hay como puedo hola gracias favor sou tenho quero onde ola gostaria obrigado suis jai ou bonjour merci bin ich habe mochte hallo danke vorrei cerco ' +
  'd l s comme travaille trabajando trabalhando arbeite работаю nasci viens vengo venho somos sommes originaire komme termine terminado terminei conclui fini obtenu ' +
  'saya dari ingin mau mohon apakah anak toi muon tim naghahanap ako ang bhai koi kya mera meri yaar batao sakte khulega khulegi khulta aaya aaye aayi aya aaunga pano papano alin venum vendum aayegi aayega aayenge sath saath lagi sakera huncha hunxa pauna paincha voudrait aimerait terminar terminer finir kia pra kikuu chuo busca recibido recibida ben istiyorum ariyorum jaye jaaye jana jaana sakten hain ja theke bata se chahte chahti hu hun main mai aap estudar formado formada siendo titulaire despues depois nach dopo tapi studi stranieri avoir obtenir gagner trouver conseguir obtener obter lograr postular universitario universitaria universitaire bidang dapat dapatkan mendapatkan piatu lanjut po sa mag ng mga taga padhne kaise kare karein ufadhili masomo nataka naomba kusoma kwa ya za wanafunzi mwanafunzi k faculdade facultad faculte wan abeg oga ilmu ' +
  'cho cua hoac minh tai nao duoc va co voi khong nguoi nuoc ' +
  'я хочу ищу шукаю из есть мне как можно أريد أبحث عن أنا هل ادرس الدراسة لدراسة عايز عايزة عاوز بدي كيف احصل الحصول ممكن افضل ازاي اجيب اقدر التقديم على ' +
  'internacionales internazionali internasional uluslararası biasiswa iskolarship isteyen isteyenler usko unko parhne garna garne mimi mujhe chahiye karna karne hai liye ke ka ki mein aur chahta beasiswa untuk kuliah mahasiswa pelajar siswa jurusan setelah lulusan yang dengan ' +
  'burs burslu bursla basvuru basvurusu basvurulari nasil alinir sartlari okumak veren universiteler universiteleri icin ile ogrenci ogrenciler ogrencileri ogrencisi ' +
  'стипендия грант на в у во за по для и та с з із обучение учеба навчання навчатися учиться поступить вступити після после студент университет ' +
  '장학 장학금을 하고 싶어요 싶습니다 위한 위해 추천 있는 있나요 공부 방법 알려주세요 신청 지원 가능한 받을 수 갈 가고 में छात्रवृत्ति स्कॉलरशिप के लिए से और मुझे चाहिए है पढ़ाई छात्र विद्यार्थी लागि पढ्न चाहन्छु अध्ययन गर्न छ ทุน ทุนการศึกษา เรียน ต่อ ศึกษา ขอ อยาก ไป ที่ ใน สำหรับ ของ นักเรียน นักศึกษา ประเทศ คน เด็ก หา มี ไหม รัฐบาล ปี বৃত্তি স্কলারশিপ থেকে জন্য করতে চাই এর পাশ করার করে পর আমি برنامه اسکالرشپ وظیفہ میں سے کے لیے کی کو بورسیه بورس برای در از تحصیل تحصیلی رشته دانشجو دانشجویان دانشگاه با ها قبولی فاند ذوي لذوي ስኮላርሺፕ ወደ ውስጥ ተማሪ መማር እፈልጋለሁ 장학금 장학생 외국인 학생 대학 대학교 の に へ で を が は と や から まで したい です ます ' +
  'منحة منح دراسية في من إلى مع للطلاب طالب جامعة الجامعات'

/** The same as phrases: Vietnamese writes two words where English has one, and Chinese has no spaces. */
const FOREIGN_NOISE_PHRASES =
  '助学金, 我是, 是, ina neman, ina son yin, tallafin karatu, nafasi za masomo, nafasi ya masomo, kono scholarship, reprendre mes etudes, የትምህርት እድል, mimi ni, trabajo como, trabalho como, eu quero, eu sou, eu gostaria, eu tenho, eu preciso, eu queria, eu estou, eu estudo, jai eu, thong tin, dieu kien, dang ky, gioi thieu, tot nhat, bao nhieu, a eu le, a eu la, a eu son, xin chao, moi nguoi, ada beasiswa, ada yang, son sinif, selamat pagi, selamat siang, rede publica, escola publica, buenas tardes, buenas noches, boa tarde, boa noite, merhaba, iyi gunler, السلام عليكم ورحمة الله, السلام عليكم ورحمة الله وبركاته, добрый день, добрый вечер, di studio, a la recherche, je recherche, recherche bourse, recherche une bourse, cara dapat, cara mendapatkan, cara daftar, bagaimana cara, komme aus, bin aus, jane ke liye, nam 1, nam 2, nam 3, nam 4, nam cuoi, nam nhat, nam hai, nam ba, nam tu, hoc bong, sinh vien, hoc sinh, nganh, 奖学金, 奨学金, 奨学金情報, 給付型, 給付, 返済不要, 申请, 申请材料, 学生, 国际, 项目, 怎么, 如何, 有哪些, 可以, 大学, 大学生, 教育部, 文部科学省, 的, 去, 读, 想, 我'

/** Away from home: any country but their own, if the key says which that is. */
const ABROAD = 'abroad, overseas, study abroad, studying abroad, japa'

/** The same in other languages. */
const FOREIGN_ABROAD =
  'zuwa kasar waje, kasar waje, kasashen waje, fuera del pais, fora do pais, hors du pays, bidesh, bideshe, za granica, за границу, заграницу, за кордон, exterior, no exterior, no estrangeiro, za granice, in strainatate, extranjero, letranger, etranger, im ausland, ausland, buitenland, in het buitenland, luar negeri, yurtdisi, yurt disi, yurtdisinda, du hoc, du hoc sinh, за рубежом, الخارج, 留学, 海外, 国外, 出国, 유학, 해외, 해외 유학, विदेश, বিদেশ, ውጭ ሀገር, ต่าง ประเทศ, เมือง นอก, nje ya nchi, ngambo'

/**
 * From another country than the one they will study in: if the key names it, what is only for its citizens is left out.
 */
const ELSEWHERE =
  'international student, intl student, overseas student, foreign student, international applicant, overseas applicant, foreign applicant, international candidate, foreign candidate, international scholar, foreign scholar, foreign national, foreign citizen, foreigner, non national'

/** The same in other languages. */
const FOREIGN_ELSEWHERE =
  'para extranjeros, pour étrangers, aux étrangers, estudiantes internacionales, estudiante internacional, estudiantes extranjeros, estudantes internacionais, estudante internacional, estudantes estrangeiros, estrangeiros, étudiants internationaux, étudiant international, étudiants étrangers, studenti internazionali, studenti stranieri, stranieri, internationale studierende, internationale studenten, ausländische studierende, ausländische studenten, ausländer, mahasiswa internasional, mahasiswa asing, uluslararası öğrenciler, uluslararası öğrenci, yabancı öğrenciler, yabancı öğrenci, sinh viên quốc tế, иностранных студентов, иностранцев, международных студентов, الطلاب الدوليين, الطلاب الأجانب, 留学生, 国际学生, 国际生, 外国留学生, 外国学生, 外国人留学生, 외국인 유학생, 유학생'

const SPOUSES = [
  'wife',
  'husband',
  'spouse',
  'wife and kids',
  'wife and children',
  'husband and kids',
  'husband and children',
]
/** Whom people want to bring: "my wife", "with my husband and kids". Awards for students "with children" there are. */
const BROUGHT = [
  ...['', 'my ', 'with '].flatMap((lead) => SPOUSES.map((who) => lead + who)),
  ...['with my ', 'bring ', 'bring my ', 'take my '].flatMap((lead) =>
    [...SPOUSES, 'family', 'kids', 'children'].map((who) => lead + who),
  ),
  'with family',
]

/** What students ask, but no programme answers by a name or word. The answer says so, instead of ignoring it. */
const UNANSWERED =
  'military service, english speaking, english speaking country, career change, career changer, career switch, distinction, with distinction, pr, green card, green card holder, dual citizen, dual citizenship, dual nationality, open all year, all year round, open all year round, open year round, year round, rolling deadline, rolling admission, rolling basis, no deadline, without deadline, ' +
  'free application, application fee waiver, fee waiver application, age limit, age restriction, no age limit, low gpa, low cgpa, poor grade, low grade, bad grade, low mark, low percentage, average student, low score, good score, average grade, average mark, average result, weak student, too old, too young, self funded, self sponsored, work experience, year experience, out of state, in state, self taught, mid career, mid career professional, middle class, middle class family, lower middle class, upper middle class, assistant professor, associate professor, assistant lecturer, sabbatical, punjabi, sinhala, sinhala medium, tamil medium, hindi medium, urdu medium, bangla medium, public university, private university, public uni, private uni, part time, last minute, study gap, gap year, year gap, education gap, english language test, english test, english proficiency, english proficiency test, english language proficiency, english requirement, english language requirement, english certificate, english taught, taught in english, english medium, low fee, low cost, cheap, cheapest, affordable, gpa, cgpa, aggregate, mean grade, 2 1, 2 2, first class, second class, second class upper, second class lower, third class, upper credit, lower credit, year education, corper, youth corper, nysc, nysc member, corps member, working professional, working student, working adult, working people, evening class, night class, weekend class, 1st class, 2nd class, 3rd class, second class honour, second class honours upper, second class honours lower, ' +
  'this week, this month, next week, next month, deadline today, deadline tomorrow, closing today, closing tomorrow, ' +
  'january, february, march, april, june, july, august, september, october, november, december'

/** The same in other languages. */
const FOREIGN_UNANSWERED =
  'examen de ingles, examen de idioma, exame de ingles, serie a, serie b, serie c, serie d, serie s, anak petani, anak buruh, anak nelayan, promedio, promedio de, promedio general, moyenne, moyenne generale, notendurchschnitt, dosen, giang vien, ipk, limite de edad, limite de idade, limite d age, limite age, sin limite de edad, sem limite de idade, sans limite d age, batas usia, mention bien, mention tres bien, mention assez bien, avec mention bien, avec mention tres bien, avec mention assez bien, avec mention, yas siniri, gioi han tuoi, promedio bajo, bajo promedio, moyenne faible, ipk rendah, ipk kecil, dusuk ortalama, gpa thap, bang tieng anh, معدلي, nilai rata rata, rata rata, sin ingles, sem ingles, sans anglais, en ingles, em ingles, en anglais, auf englisch, auf deutsch, auf franzosisch, en francais, на английском, на английском языке, 英语授课, dalam bahasa inggris, sambil kerja, sambil bekerja, vua hoc vua lam, tiempo parcial, medio tiempo, tempo parcial, temps partiel, teilzeit'

/** What a name without meanings says. */
export type Sign = 'noise' | 'unknown' | 'abroad' | 'elsewhere' | 'introduction'

export const SIGNS: readonly (readonly [names: string, sign: Sign])[] = [
  [NOISE_PHRASES, 'noise'],
  [`spousal, ${BROUGHT.join(', ')}, ${UNANSWERED}`, 'unknown'],
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
