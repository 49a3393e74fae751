import type { Target } from './targets.ts'

/**
 * What people call the columns: names that are clear, names that may also be another column's, names that count only
 * where no column has a better one, and names of something else that is told there, too. In English, Spanish, French, Portuguese, German, Italian, Dutch, Polish, Turkish,
 * Swedish, Danish, Norwegian, Indonesian, Vietnamese, Russian, Chinese, Japanese, Korean and Arabic.
 */
export type HeaderNames = readonly [clear: string, plain?: string, weak?: string, beside?: string]

export const HEADER_NAMES: Readonly<Record<Target, HeaderNames>> = {
  id: ['id, scholarship id, identifier, slug, _id', 'key'],
  name: [
    'scholarship name, name of scholarship, name of the scholarship, name of award, name of the award, name of programme, name of program, name of fellowship, name of grant, name of fund, fund name, award name, grant name, fellowship name, bursary name, scholarship title, award title, programme name, program name, opportunity name, opportunity title, nombre de la beca, nom de la bourse, nome da bolsa, name des stipendiums, stipendienname, nome della borsa, naam beurs, nazwa stypendium, bursun adi, burs adi, nama beasiswa, ten hoc bong, название стипендии, 奖学金名称, 獎學金名稱, 奨学金名, 奨学金名称, 奨学金の名称, 장학금명, 장학금 이름, اسم المنحة',
    'scholarship, name, title, opportunity, nombre, beca, titulo, nom, intitule, titre, bourse, nome, bolsa, stipendium, stipendien, bezeichnung, titel, borsa di studio, borsa, titolo, naam, beurs, nazwa, stypendium, burs, ad, isim, namn, navn, nama, beasiswa, hoc bong, название, наименование, стипендия, 名称, 奖学金, 獎學金, 奨学金, 명칭, 장학금, المنحة',
    'fellowship, grant, award, bursary, studentship, prize, programme, program, scheme, funding opportunity, scholarship programme, grant programme, programa, ayuda, premio, subvencion, prix, aide, auxilio, forderprogramm, programm, programma, program, programm, stipendieprogram, программа, грант, 项目, 项目名称, 制度名, 프로그램',
  ],
  funder: [
    'funder, funded by, provider, sponsor, offered by, sponsored by, provided by, funding body, funding agency, funding organisation, funding organization, awarding body, awarding organisation, granting organisation, granting organization, scholarship provider, sponsor name, oferente, patrocinador, otorgante, entidad otorgante, convocante, financeur, organisme financeur, anbieter, trager, fordergeber, forderer, stifter, ente erogatore, erogatore, finanziatore, verstrekker, aanbieder, financier, organizator, fundator, bursu veren, veren kurum, finansiar, penyedia, pemberi beasiswa, don vi cap, организатор, спонсор, 提供机构, 资助机构, 提供者, 提供機関, 実施団体, 支給団体, 支給機関, 제공기관, 지원기관, الجهة المانحة',
    'organisation, organization, donor, institution, agency, foundation, company, entidad, organismo, organizacion, institucion, empresa, organisme, etablissement, fondation, instituicao, organizacao, fundacao, stiftung, einrichtung, organizzazione, istituzione, fondazione, ente, organisatie, instelling, stichting, organizacja, instytucja, kurum, kurulus, lembaga, institusi, to chuc, организация, фонд, 机构, 団体, 財団, 機関, 기관, الجهة, المؤسسة',
  ],
  funderKind: [
    'funder kind, funder type, sponsor type, provider type, organisation type, organization type, type of funder, type of sponsor, type of organization, tipo de entidad, type de financeur, art des forderers',
  ],
  countries: [
    'country, countries, study country, host country, country of study, host countries, destination country, country of destination, study destination, pais, paises, pais de destino, pais de estudio, pais anfitrion, pays, pays d accueil, pays de destination, pays d etude, pais de estudo, land, lander, zielland, gastland, studienland, paese, paesi, paese di destinazione, paese ospitante, landen, studieland, kraj, kraj docelowy, kraj studiow, ulke, ulkeler, studieland, negara, negara tujuan, quoc gia, nuoc, страна, страны, страна обучения, 国家, 国, 国名, 留学国家, 留学国, 留学先, 留学先国, 국가, 나라, 유학국가, الدولة, بلد الدراسة, البلد',
    'destination, destino, destination d etudes, location, study in, place of study, study location, studies country, where, ubicacion, lieu, lieu d etudes, ort, studienort, luogo, locatie, plaats, miejsce, lokasi, dia diem, место, 地点, 장소, المكان',
  ],
  fields: [
    'field, fields, field of study, fields of study, subject, subjects, discipline, disciplines, area of study, study area, study field, subject area, eligible fields, campos elegibles, areas elegibles, domaines eligibles, filieres eligibles, areas elegiveis, academic area, major, majors, area de estudio, area de estudios, area de conocimiento, campo de estudio, disciplina, domaine, domaine d etude, filiere, discipline, area de estudo, fachrichtung, studienfach, fachgebiet, fach, studiengang, ambito, area di studio, materia, vakgebied, studierichting, kierunek, dziedzina, kierunek studiow, alan, bolum, amne, fagomrade, bidang, bidang studi, jurusan, nganh, nganh hoc, linh vuc, специальность, направление, область, 专业, 學科, 学科, 学科领域, 専攻, 分野, 学問分野, 전공, 분야, التخصص, المجال',
    'course, courses, area, areas, campo, carrera, curso, facolta, corso, eligible programs, eligible programmes, eligible courses',
    '',
    'category, categories, categoria, categorie, kategorie',
  ],
  levels: [
    'level, levels, eligible levels, eligible degrees, niveles elegibles, niveaux eligibles, niveaux admissibles, niveau disponible, niveaux disponibles, niveis elegiveis, level of study, study level, degree level, degree, degrees, academic level, education level, level of education, programme level, program level, type of degree, target level, degree type, nivel, nivel de estudios, nivel academico, nivel de formacion, niveau, niveau d etudes, niveau d etude, diplome, nivel de estudo, abschluss, studienniveau, studienabschluss, zielgruppe abschluss, livello, livello di studio, titolo di studio, opleidingsniveau, studieniveau, poziom, poziom studiow, stopien, seviye, egitim seviyesi, derece, niva, utbildningsniva, jenjang, jenjang pendidikan, bac hoc, trinh do, уровень, уровень образования, степень, уровень обучения, 学历, 学历层次, 学位, 层次, 课程级别, 課程, 学年, 학위, 학위과정, 과정, المرحلة, المرحلة الدراسية, الدرجة العلمية',
    '',
    '',
    'programme, program, programmes, programs, programa, programas, programm, programma, study programme, study program, degree programme, degree program, programme of study, program of study, cycle, cycles, cycles finances, ciclo, ciclos',
  ],
  coverage: [
    'funding coverage, coverage, funding level, scholarship coverage, type of coverage, level of funding, extent of funding, cubrimiento, cobertura, couverture, prise en charge, forderumfang, copertura, dekking, pokrycie, kapsam, cakupan, покрытие, 资助范围, 覆盖范围, 지원범위, التغطية',
    'covers, funding, fully funded, financement, financiamiento, financiacion, finanzierung, finanziamento, financiering, finansowanie, pendanaan, 资助, 资助类型, نوع التمويل, التمويل, финансирование',
  ],
  types: [
    'funding type, scholarship type, award type, type of scholarship, type of award, type of funding, basis, award basis, based on, selection basis, tipo de beca, type de bourse, tipo de bolsa, stipendienart, tipo di borsa, soort beurs, rodzaj stypendium, burs turu, jenis beasiswa, loai hoc bong, тип стипендии, вид стипендии, 奖学金类型, 奨学金の種類, 장학금 종류, نوع المنحة',
    'category, categoria, categorie, kategorie',
    'type, types, kind, tipo, art, soort, rodzaj, tur, jenis, loai, тип, вид, 类型, 種類, 종류, النوع',
  ],
  amount: [
    'amount, award amount, scholarship value, funding amount, scholarship amount, award value, grant value, grant amount, amount of award, stipend amount, value of award, value of scholarship, monto, cuantia, importe, dotacion, montant, montant de la bourse, dotation, valor da bolsa, betrag, hohe, forderhohe, stipendienhohe, dotierung, importo, ammontare, bedrag, kwota, wysokosc stypendium, tutar, miktar, burs miktari, belopp, belob, jumlah dana, nominal, so tien, muc hoc bong, сумма, размер стипендии, 金额, 奖学金金额, 金額, 支給額, 支給金額, 月額, 금액, 지원금액, المبلغ, قيمة المنحة',
    'how much, value, stipend, funds, cuanto, combien, wie viel, quanto, hoeveel, ile, berapa, сколько, valor, valeur, wert, valore, waarde, wysokosc, deger, gia tri, prize money, размер, القيمة',
    'prize, award',
  ],
  amountMinimum: [
    'amount min, minimum amount, min amount, amount minimum, award min, minimum award, from amount, amount from, monto minimo, montant minimum, mindestbetrag, importo minimo',
  ],
  amountMaximum: [
    'amount max, maximum amount, max amount, amount maximum, award max, maximum award, up to amount, amount to, up to, monto maximo, montant maximum, hochstbetrag, importo massimo',
  ],
  currency: [
    'currency, currency code, moneda, divisa, devise, wahrung, moeda, valuta, waluta, para birimi, mata uang, валюта, 货币, 币种, 通貨, 통화, العملة',
  ],
  deadline: [
    'deadline, application deadline, closing date, due date, deadline date, apply by, last date, last date to apply, last day to apply, close date, application closing date, end date for applications, deadlines, application due, submission deadline, date limite, fecha limite, fecha de cierre, cierre, entrega documentos, fecha limite de postulacion, fecha limite de solicitud, plazo, plazo de solicitud, date limite de candidature, date de cloture, cloture, echeance, prazo, prazo de inscricao, data limite, data de encerramento, bewerbungsfrist, bewerbungsschluss, einsendeschluss, frist, antragsfrist, abgabefrist, scadenza, data di scadenza, termine, termine di presentazione, sluitingsdatum, uiterste datum, uiterste inschrijfdatum, termin skladania wnioskow, termin, data zamkniecia, son basvuru, son basvuru tarihi, son tarih, sista ansokningsdag, ansokningsfrist, ansogningsfrist, soknadsfrist, batas waktu, batas akhir, tenggat, tenggat waktu, han nop, han chot, срок, срок подачи, срок подачи заявки, дедлайн, крайний срок, 截止日期, 截止时间, 申请截止, 申请截止日期, 締切, 締切日, 締め切り, 応募締切, 申請期限, 募集期限, 마감일, 마감, 신청마감, 신청마감일, آخر موعد, الموعد النهائي, آخر موعد للتقديم',
    'closes, closing, due, deadline for applications, application period, application window, application dates, periodo de inscripcion, bewerbungszeitraum, 申请时间, 募集期間, 応募期間, 신청기간, end date, fecha de finalizacion, date de fin, data final, enddatum, einreichung bis',
  ],
  needs: [
    'documents, required documents, documents required, application documents, supporting documents, documents needed, required materials, application materials, documents to submit, documentos, documentos requeridos, documentos necesarios, documentacion, documentacion requerida, documents requis, documents demandes, pieces a fournir, pieces justificatives, bewerbungsunterlagen, unterlagen, erforderliche unterlagen, documentos necessarios, documentos exigidos, documenti, documenti richiesti, documenti necessari, documenten, benodigde documenten, dokumenty, wymagane dokumenty, belgeler, gerekli belgeler, istenen belgeler, dokumen, dokumen yang dibutuhkan, giay to, ho so can nop, документы, необходимые документы, 申请材料, 所需材料, 提出書類, 必要書類, 応募書類, 제출서류, 구비서류, المستندات المطلوبة, الوثائق المطلوبة, المستندات',
  ],
  references: [
    'number of references, no of references, number of recommendations, number of recommendation letters, number of reference letters, number of letters of recommendation, letters of recommendation, recommendation letters, reference letters, references required, cartas de recomendacion, numero de cartas de recomendacion, lettres de recommandation, nombre de lettres de recommandation, empfehlungsschreiben, anzahl empfehlungsschreiben, cartas de recomendacao, lettere di raccomandazione, aanbevelingsbrieven, рекомендательные письма',
  ],
  fee: [
    'application fee, fee to apply, fee for applying, processing fee, tasa de solicitud, tasa de inscripcion, frais de dossier, frais de candidature, bewerbungsgebuhr, taxa de inscricao, taxa de candidatura, quota di iscrizione, aanmeldingskosten, oplata rekrutacyjna, basvuru ucreti, ansokningsavgift, biaya pendaftaran, le phi nop don, 申请费, 出願料, 전형료, رسوم التقديم',
  ],
  age: [
    'age, age limit, age limits, age range, age group, age requirement, age requirements, ages, eligible age, edad, limite de edad, rango de edad, age requis, limite d age, alter, altersgrenze, altersbeschrankung, idade, faixa etaria, limite de idade, eta, limite di eta, leeftijd, leeftijdsgrens, wiek, limit wieku, yas, yas siniri, alder, aldersgrense, usia, batas usia, tuoi, do tuoi, возраст, 年龄, 年龄要求, 年齡, 年齢, 年齢制限, 나이, 연령, العمر, السن',
  ],
  age_min: [
    'age min, minimum age, min age, age from, age minimum, edad minima, age minimum requis, mindestalter, idade minima, eta minima, minimumleeftijd, minimalny wiek, asgari yas, usia minimum, 最低年龄, 最低年齢',
  ],
  age_max: [
    'age max, maximum age, max age, age to, age maximum, upper age limit, edad maxima, hochstalter, idade maxima, eta massima, maximumleeftijd, maksymalny wiek, azami yas, usia maksimal, usia maksimum, максимальный возраст, 最高年龄, 上限年齢',
  ],
  min_grade: [
    'minimum gpa, min gpa, gpa, gpa requirement, gpa minimum, cgpa, minimum cgpa, minimum grade, min grade, minimum grades, minimum marks, minimum percentage, grade requirement, promedio minimo, nota minima, moyenne minimale, moyenne requise, mindestnote, notendurchschnitt, media minima, voto minimo, minimumcijfer, minimalna srednia, not ortalamasi, ipk minimal, ipk minimum, gpa toi thieu, diem trung binh, средний балл, минимальный балл, 成绩要求, 最低成绩, 成績要件, 최소학점, 성적기준, المعدل المطلوب, الحد الأدنى للمعدل',
    'promedio, moyenne, marks',
  ],
  income_max: [
    'income limit, income ceiling, maximum income, max income, maximum family income, maximum household income, family income limit, household income limit, family income, household income, limite de ingresos, ingresos maximos, plafond de ressources, plafond de revenus, einkommensgrenze, limite de renda, renda maxima, limite di reddito, reddito massimo, inkomensgrens, prog dochodowy, gelir siniri, inntektsgrense, batas penghasilan, предел дохода, 收入上限, 收入要求, 所得制限, 소득기준, حد الدخل',
  ],
  language: [
    'language, languages, language of instruction, language of study, teaching language, instruction language, study language, language requirement, language requirements, idioma, idiomas, idioma de ensenanza, langue, langues, langue d enseignement, sprache, unterrichtssprache, lehrsprache, sprachkenntnisse, idioma de ensino, lingua, lingua di insegnamento, taal, onderwijstaal, jezyk, jezyk wykladowy, dil, egitim dili, sprak, undervisningssprak, bahasa, bahasa pengantar, ngon ngu, язык, язык обучения, 语言, 授课语言, 語言, 言語, 使用言語, 언어, 강의언어, اللغة, لغة الدراسة',
  ],
  length: [
    'duration, length, funding period, funding duration, period of funding, period of support, duration of funding, length of award, duration of award, scholarship duration, duracion, duracion de la beca, duree, duree de la bourse, dauer, forderdauer, laufzeit, duracao, duracao da bolsa, durata, durata della borsa, duur, looptijd, czas trwania, burs suresi, varighet, varighed, durasi, durasi beasiswa, thoi han hoc bong, продолжительность, 资助期限, 支給期間, 지원기간, المدة, مدة المنحة',
  ],
  renewal: [
    'renewal, renewable, renewability, renewal conditions, renewal criteria, renewal requirements, renovacion, renovable, renouvellement, renouvelable, verlangerung, verlangerbar, renovacao, renovavel, rinnovo, rinnovabile, verlenging, verlengbaar, przedluzenie, yenileme, yenilenebilir, perpanjangan, gia han, продление, 续期, 可续, 継続, 更新の可否, 갱신, التجديد',
  ],
  route: [
    'apply through, apply via, application route, application channel, application track, apply to, where to apply, via de solicitud, donde solicitar, canal de postulacion, ou postuler, bewerbungsweg, bewerbung bei, onde se candidatar, dove candidarsi, waar aanvragen, gdzie skladac, basvuru yeri, tempat mendaftar, куда подавать, 申请渠道, 申请途径, 申請先, 応募先, 신청처, جهة التقديم',
  ],
  obligation: [
    'obligation, obligations, bond, service bond, service obligation, service commitment, return of service, return service, return obligation, commitment, commitments, obligacion, obligaciones, compromiso, compromisos, engagement, engagements, obligations du boursier, verpflichtung, verpflichtungen, obrigacoes, compromissos, obblighi, verplichtingen, zobowiazania, yukumluluk, zorunlu hizmet, forpliktelser, kewajiban, ikatan dinas, nghia vu, обязательства, 义务, 服务期, 義務, 의무, الالتزامات',
  ],
  opens: [
    'opening date, open date, opens, opens on, opening, application opening date, application open date, applications open, application opens, application start date, application start, applications open from, apply from, start date for applications, registration opens, fecha de apertura, apertura, inicio de postulacion, inicio de inscripcion, inicio de solicitudes, date d ouverture, ouverture, ouverture des candidatures, debut des candidatures, data de abertura, abertura, inicio das inscricoes, bewerbungsbeginn, bewerbungsstart, beginn der bewerbungsfrist, offnungsdatum, data di apertura, data apertura, apertura domande, openingsdatum, start aanmelding, data otwarcia, rozpoczecie naboru, otwarcie naboru, basvuru baslangic tarihi, basvuru baslangici, baslangic tarihi, ansokan oppnar, ansogning abner, soknad apner, tanggal pembukaan, pembukaan, pendaftaran dibuka, ngay mo don, дата открытия, начало приема заявок, начало подачи, 开始日期, 申请开始, 申请开始日期, 开放时间, 募集開始, 募集開始日, 応募開始, 受付開始, 접수시작, 신청시작일, 접수시작일, تاريخ الفتح, بداية التقديم, تاريخ فتح التقديم',
    'open from, available from, date opens',
  ],
  results: [
    'results date, result date, date of results, results, announcement date, results announced, announcement of results, notification date, date of notification, decision date, award announcement, award date, winners announced, results announcement, fecha de resultados, resultados, fecha de publicacion de resultados, publicacion de resultados, date des resultats, resultats, annonce des resultats, publication des resultats, data dos resultados, divulgacao dos resultados, resultado final, ergebnisse, bekanntgabe, bekanntgabe der ergebnisse, benachrichtigung, data risultati, pubblicazione risultati, esiti, risultati, uitslag, bekendmaking, data wynikow, ogloszenie wynikow, wyniki, sonuc tarihi, sonuclarin aciklanmasi, sonuclar, besked, resultat, pengumuman, tanggal pengumuman, pengumuman hasil, ngay cong bo ket qua, дата результатов, объявление результатов, результаты, 结果公布, 结果公布日期, 公布日期, 結果発表, 合格発表, 選考結果, 결과발표, 발표일, 결과발표일, إعلان النتائج, تاريخ إعلان النتائج, النتائج',
    'notification, decision, announcement, outcome date',
  ],
  awards: [
    'number of awards, no of awards, awards available, number of scholarships, no of scholarships, number of winners, winners, number available, number of recipients, awards offered, number offered, available awards, number of grants, number of fellowships, number available scholarships, cupos, numero de becas, plazas, vacantes, nombre de bourses, nombre de places, anzahl, anzahl der stipendien, vagas, numero de bolsas, numero di borse, borse disponibili, aantal, aantal beurzen, liczba stypendiow, kontenjan, burs sayisi, antal, jumlah penerima, kuota, so luong, so suat, количество, количество мест, 名额, 人数, 人數, 採用人数, 募集人数, 採用予定人数, 인원, 선발인원, عدد المنح',
    'quantity, awards, cantidad, quota, places, recipients, grantees',
  ],
  audience: [
    'ethnicity, audience, who for, target group, eligible group, special group, target audience, grupo, publico, publico objetivo, public cible, zielgruppe, destinatari, doelgroep, grupa docelowa, hedef kitle, malgrupp, sasaran, doi tuong, целевая группа, 对象, 対象者, 지원대상, الفئة المستهدفة',
    'race',
  ],
  gender: [
    'gender, sex, genero, sexo, genre, sexe, female, females, women, female male, women only, female only, female minority, mujeres, femmes, frauen, mulheres, donne, geschlecht, genere, sesso, geslacht, plec, cinsiyet, kon, kjonn, jenis kelamin, gioi tinh, пол, 性别, 性別, 성별, الجنس',
  ],
  citizenship: [
    'citizenship, nationality, eligible nationalities, eligible countries, eligible country, eligible nationality, countries eligible, country of citizenship, country of nationality, nationalities, citizenships, applicant nationality, applicant country, nationals of, citizens of, open to citizens of, open to nationals of, designated countries, designated country, nationalities eligible, target countries, target country, eligible citizenship, nacionalidad, nacionalidades, nacionalidades elegibles, paises elegibles, paises participantes, nationalite, nationalites, nationalites eligibles, nationalites admissibles, nationalites concernees, pays eligibles, pays admissibles, pays concernes, pays d origine eligibles, zugelassene nationalitaten, berechtigte lander, nacionalidades elegiveis, paises participantes, staatsangehorigkeit, nationalitat, teilnahmeberechtigte lander, nacionalidade, paises elegiveis, cittadinanza, nazionalita, paesi ammissibili, nazionalita ammesse, nazionalita ammissibili, nationaliteit, toegelaten nationaliteiten, uprawnione kraje, uygun ulkeler, negara yang memenuhi syarat, obywatelstwo, narodowosc, uyruk, vatandaslik, nationalitet, medborgarskap, kewarganegaraan, quoc tich, гражданство, 国籍, 國籍, 国籍要求, 国籍条件, 対象国, 국적, الجنسية',
    'origin, home country, home countries, country of origin, countries of origin, pais de origen, pays d origine, herkunftsland, paese di origine, land van herkomst, kraj pochodzenia, pais de origem, страна происхождения, 出身国, 生源国',
  ],
  residence: [
    'residence, residency, country of residence, resident of, residents of, state residency, state of residence, place of residence, residencia, pais de residencia, pays de residence, wohnsitz, wohnort, residenza, woonplaats, miejsce zamieszkania, ikamet, domicilio, domicile, место жительства, 居住地, 거주지, الإقامة',
  ],
  eligibility: [
    'eligibility, eligibility criteria, requirements, criteria, who can apply, eligible, qualification, qualifications, eligibility requirements, additional requirements, other requirements, conditions, selection criteria, entry requirements, requisitos, requisito, requisitos de elegibilidad, condiciones, conditions d eligibilite, criteres, criteres d eligibilite, voraussetzungen, bewerbungsvoraussetzungen, criterios, criterios de elegibilidade, requisiti, criteri, vereisten, voorwaarden, wymagania, kryteria, sartlar, basvuru sartlari, kosullar, krav, behorighet, persyaratan, syarat, dieu kien, yeu cau, требования, условия, критерии, 申请条件, 条件, 要求, 申请要求, 応募資格, 資格, 応募条件, 자격, 지원자격, الشروط, شروط التقديم, متطلبات',
    'other, eligible schools, eligible schools list',
    '',
    'affiliation, university, universities, college, colleges, school, schools, host university, host institution, host organisation, host organization, universidad, universidades, universite, universites, ecole, universidade, universidades, hochschule, universitat, universita, universiteit, uczelnia, universitas, truong, университет, 大学, 学校, 대학, الجامعة',
  ],
  benefits: [
    'benefits, what it covers, award includes, scholarship benefits, includes, what you get, award details, what is covered, beneficios, que cubre, prestaciones, avantages, leistungen, forderleistungen, vantaggi, benefici, cosa copre, voordelen, korzysci, swiadczenia, avantajlar, olanaklar, formaner, manfaat, fasilitas, quyen loi, преимущества, что покрывает, 福利, 待遇, 资助内容, 資助內容, 特典, 支援内容, 給付内容, 혜택, 지원내용, المزايا, المميزات',
    'award notes',
  ],
  applicationProcess: [
    'application process, how to apply, application procedure, apply process, steps to apply, application steps, application instructions, como aplicar, como solicitar, proceso de solicitud, proceso, comment postuler, comment candidater, procedure de candidature, bewerbungsverfahren, bewerbung, so bewerben sie sich, como se candidatar, processo de candidatura, come candidarsi, come fare domanda, hoe aan te vragen, jak aplikowac, basvuru sureci, nasil basvurulur, ansokan, cara mendaftar, cara daftar, cach nop, как подать заявку, процедура, 申请方式, 申请流程, 如何申请, 応募方法, 申請方法, 신청방법, 지원방법, طريقة التقديم',
    'application, steps, procedure, deadline notes',
  ],
  about: [
    'about, description, summary, overview, about scholarship, scholarship description, award description, descripcion, resumen, beschreibung, kurzbeschreibung, descricao, description de la bourse, descrizione, omschrijving, beschrijving, opis, aciklama, tanim, beskrivning, beskrivelse, deskripsi, keterangan, mo ta, описание, 简介, 描述, 介绍, 概要, 説明, 설명, 소개, الوصف, وصف',
    'details, additional details, notes, information, additional information, comments, observaciones, detalles, remarques, bemerkungen, hinweise, observacoes, note, opmerkingen, uwagi, notlar, catatan, ghi chu, примечание, 备注, 備考, 비고, ملاحظات',
  ],
  link: [
    'link, apply link, application link, url, website, official link, original link, apply url, scholarship link, scholarship url, official website, application url, official url, official page, apply, web address, enlace, enlace oficial, sitio web, pagina web, url oficial, lien, lien de candidature, site web, site internet, site officiel, webseite, internetseite, homepage, home page, link zur bewerbung, link oficial, site oficial, link de inscricao, sito, sito web, collegamento, sito ufficiale, strona, strona internetowa, strona www, baglanti, web sitesi, basvuru linki, lank, webbplats, lenke, nettside, tautan, situs, situs resmi, duong dan, trang web, ссылка, сайт, официальный сайт, 链接, 網址, 网址, 官网, 申请链接, リンク, 公式サイト, ホームページ, 링크, 홈페이지, 신청링크, الرابط, رابط التقديم, الموقع الرسمي, الموقع',
    'web, webpage, web page, site, page, more information, info url, more info, portal, apply here, apply online, href, pagina',
  ],
  source: [
    'source, source url, source link, reference, reference url, fuente, source d information, quelle, fonte, bron, zrodlo, kaynak, kalla, sumber, nguon, источник, 来源, 出典, 출처, المصدر',
    'info url, more info',
  ],
  // A record that was updated was written, and its facts not checked for it.
  checked: [
    'checked, last verified, verified, last checked, date checked, verified on, verified at, verification date, verificado, verificado el, fecha de verificacion, verifie, verifie le, date de verification, gepruft, gepruft am, stand, verificato, verificato il, gecontroleerd, gecontroleerd op, zweryfikowano, sprawdzono, kontrol tarihi, kontrollerad, diverifikasi, ngay kiem tra, проверено, дата проверки, 核实日期, 確認日, 확인일, تاريخ التحقق',
  ],
}

/**
 * Words that say nothing about what a column holds: "Official scholarship deadline (USD)" is a deadline. In the
 * languages of the names.
 */
export const DECORATION =
  'scholarship award grant programme program fellowship bursary studentship application official final full main total the a an of for to in on and or this your our any if per name names title text info list data yes year annual yearly beca bourse bolsa stipendium borsa beurs stypendium burs beasiswa nombre nom nome de del la el los las le les des du da do di della des der die das den dem van het een usd eur gbp cad aud nzd inr jpy cny krw brl mxn chf ddmmyyyy dd mm yy yyyy dmy mdy ymd'

/** A header with one of these holds something about the thing that it names, and not the thing. */
export const ABOUT_IT =
  'required needed is has was are can does email mail phone telephone contact image img logo photo picture icon thumbnail video file selector status created modified count score rank rating language'

/** The end of a path that only says how something is written: `title.rendered`. */
export const FORMS = 'rendered raw text html iso en'

/** The parents of a path that hold the whole record, and say nothing of it: `fields.name`. */
export const HOLDERS = 'fields attributes data node properties acf meta record item scholarship award grant'

/** A header with one of these names another day, place or page than that of its target. */
export const ANOTHER: Readonly<Partial<Record<Target, string>>> = {
  length: 'visa passport validity contract application',
  age: 'average language page image usage',
  references: 'deadline due code id url link',
  deadline:
    'recommendation reference letter notification decision result interview opening open opens start starts begin begins early previous last reminder tbd fafsa admission payment acceptance enrollment registration apertura inicio ouverture debut offnung beginn inizio',
  opens:
    'programme program course semester term studies study classes previous last closing closes deadline results house source access',
  results: 'opening opens closing closes deadline exam previous last link url page number count school',
  countries:
    'donor funder sponsor provider birth passport contact origin home citizenship nationality eligible eligibles elegible elegibles elegiveis admissibles ammissibili designated applicant residence resident mailing office parent bank',
  levels: 'english language competitiveness difficulty skill funding award income',
  fields: 'required form custom input',
  link: 'social facebook twitter instagram linkedin youtube privacy term login',
  amount: 'fee application tuition cost income minimum maximum',
  eligibility:
    'country countries nation nationality nationalities citizenship citizenships pais paises nacionalidad nacionalidades pays nationalite nationalites land lander nationalitaten paese paesi nazionalita level levels degree degrees nivel niveles niveau niveaux field fields area areas domaine domaines filiere filieres program programs programme programmes',
  name: 'file user contact first last middle nick host sheet',
  funder: 'kind type country countries link url website page address city location category level code',
}
