import { expect, test } from 'vitest'
import { COUNTRIES } from '#domain/countries.ts'
import { createSaidBy } from '#test/said-by.ts'

const saidBy = createSaidBy('fulbright chevening commonwealth mext daad rhode island french hanoi speak canada', {
  fullbright: 'fulbright',
})

test.each([
  ['palestine gaza student uk', 'Citizenship: Palestine; United Kingdom'],
  ['lagos nigeria students', 'Citizenship: Nigeria'],
  ['nigeria nigerian students', 'Nigeria; Citizenship: Nigeria'],
  ['how can i japa nigeria', 'not Nigeria; Citizenship: Nigeria'],
])('a town and its country are one home: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['fulbright pakistan', '"fulbright"; Citizenship: Pakistan'],
  ['fullbright scholarship pakistan', '"fullbright"; Citizenship: Pakistan'],
  ['nursing ghana, chevening', 'Nursing & Midwifery; Citizenship: Ghana; "chevening"'],
  ['commonwealth masters zambia', '"commonwealth"; Master\'s; Citizenship: Zambia'],
  ['masters in commonwealth countries', "Master's; Commonwealth"],
  ['phd in the commonwealth', 'PhD; Commonwealth'],
  ['from the commonwealth', 'Citizenship: Commonwealth'],
  ['mext africa', '"mext"; Citizenship: Africa'],
  ['mext japan', '"mext"; Japan'],
  ['fulbright usa pakistan', '"fulbright"; United States; Citizenship: Pakistan'],
  ['fulbright germany', '"fulbright"; Germany'],
  ['chevening in nigeria', '"chevening"; Nigeria'],
  ['beca fulbright en colombia', '"fulbright"; Colombia'],
  ['chevening not nigeria', '"chevening"; not Nigeria'],
  ['rhodes zimbabwe', '"rhodes"; Citizenship: Zimbabwe'],
  // Rhode Island is in the United States.
  ['rhode island pakistan', 'United States; Citizenship: Pakistan'],
  ['chinese government scholarship ghana', 'China; Citizenship: Ghana'],
  ['australia awards indonesia', 'Australia; Citizenship: Indonesia'],
  ['ghanaian government scholarship germany', 'Citizenship: Ghana; Germany'],
  ['government of nigeria scholarship uk', 'Citizenship: Nigeria; United Kingdom'],
  ['nigerian government scholarship uk', 'Citizenship: Nigeria; United Kingdom'],
  ['kenyan government scholarship not uk', 'Citizenship: Kenya; not United Kingdom'],
  ['government of india scholarship nepal', 'India; Nepal'],
  ['turkish government scholarship germany', 'Türkiye; Germany'],
  ['masters from uk or phd in germany', "Master's; United Kingdom; PhD; Germany"],
  ['want mbbs from russia or china', "Bachelor's; Medicine; Russia; China"],
  ['phd from germany want funding', 'PhD; Germany'],
  ['korean scholarship bangladesh', 'South Korea; Citizenship: Bangladesh'],
  ['nigerian scholarship in the uk', 'Citizenship: Nigeria; United Kingdom'],
  ['kenyan scholarship outside africa', 'Citizenship: Kenya; not Africa'],
  ['qatari scholarship uk', 'Citizenship: Qatar; United Kingdom'],
  ['indian scholarship nepal', 'India; Nepal'],
  ['japanese scholarship thailand', 'Japan; Thailand'],
  ['american fulbright morocco', 'Citizenship: United States; "fulbright"; Morocco'],
  ['government of india phd abroad', 'Citizenship: India; PhD; not India'],
  ['government of ireland phd', 'Ireland; PhD'],
  ['cgpa 2.9 bangladesh masters usa', '"cgpa 2.9"; Citizenship: Bangladesh; Master\'s; United States'],
  ['nigeria lagos masters uk', "Citizenship: Nigeria; Citizenship: Nigeria; Master's; United Kingdom"],
  ['masters, kenya, uk', "Master's; Kenya; United Kingdom"],
  ['costa rica study abroad', 'Costa Rica'],
  ['citizen canada phd', 'Citizenship: Canada; PhD'],
])('beside who takes them, a place is where people come from: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['us citizen germany', 'Citizenship: United States; Germany'],
  ['citizen of the gambia, uk', 'Citizenship: Gambia; United Kingdom'],
  ['form 4 Kenya', "High School or Bachelor's; Kenya"],
  ['phd 4 Kenya', 'PhD; Citizenship: Kenya'],
  ['peruvian college fee', 'Citizenship: Peru; Full Tuition or Fully Funded'],
  ['ghana student exchange', 'Ghana; Exchange'],
  ['uganda girl child', 'Citizenship: Uganda; Women'],
  ['kenya women studies', 'Kenya; Sociology & Anthropology'],
  ['M.A. in Guatemala', "Master's; Guatemala"],
  ['i m a nurse in Kenya', 'Nursing & Midwifery'],
  ['graduate school from hanoi', "Master's or PhD; Citizenship: Vietnam"],
])('the words of one name tell nothing of another: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['i speak french, masters in canada', '"speak french"; Master\'s; Canada'],
  ['fluent in english and arabic phd', '"fluent in english and arabic"; PhD'],
  ['french speakers canada', '"french speakers"; Canada'],
  ['speak', '"speak"'],
  ['aged between 18 and 25 phd', '"aged between 18 and 25"; PhD'],
  ['aged care', 'Social Work'],
  ['md/phd', 'PhD; Medicine'],
])('what people tell of themselves is no place: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['Fatima from Kano, Nigeria, uk', '"Fatima"; Citizenship: Nigeria; United Kingdom'],
  ['refugee living in Pakistan (Islamabad), law', 'Refugees; Law'],
  ['i am working in qatar, masters europe', "Master's; Europe"],
  ['nurse working in dubai', 'Nursing & Midwifery'],
  ['want to go on working in Germany', '"working"; Germany'],
  ['indian passport holder', 'Citizenship: India'],
  ['syria refugees', 'Citizenship: Syria; Refugees'],
  ['uganda refugees', 'Uganda; Refugees'],
  ['nigerian scholarship abroad', 'Citizenship: Nigeria; not Nigeria'],
  ['she plays football very well', 'Arts & Sports Talent'],
  ['well being', '"well"'],
  ['moi university', '"moi"'],
  ['ghana engineering abroad', 'Citizenship: Ghana; Engineering & Construction; not Ghana'],
  ['study abroad in kenya', 'Kenya'],
  ['study abroad ghana', 'Ghana'],
  ['students of the gambia', 'Citizenship: Gambia'],
  ['students and kenya', 'Kenya'],
  ['masters abroad nigeria', "Master's; not Nigeria; Citizenship: Nigeria"],
  ['masters abroad germany', "Master's; Germany"],
  ['my son finished igcse in oman', 'Men; High School or Vocational & Diploma'],
  ['انا طالب من اليمن', 'Citizenship: Yemen'],
  ['doesnt need ielts china', '"doesnt need ielts"; China'],
  ['dont want to go to china', 'not China'],
  ['no english language test canada', '"no english language test"; Canada'],
])('where somebody is from, lives and works is not where they want to be: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['international students canada', 'Citizenship: not Canada; Canada'],
  ['masters in germany for foreigners', "Master's; Germany; Citizenship: not Germany"],
  ['overseas students uk', 'Citizenship: not United Kingdom; United Kingdom'],
  ['becas para estudiantes extranjeros en España', 'Citizenship: not Spain; Spain'],
  ['日本 留学生', 'Japan; Citizenship: not Japan'],
  ['international students', ''],
  ['international students europe', 'Europe'],
  ['international students uk or canada', 'United Kingdom; Canada'],
  ['international students, not germany', 'not Germany'],
  ['international students from ghana canada', 'Citizenship: Ghana; Canada'],
  ['canada international', 'Canada; Citizenship: not Canada'],
  ['international phd germany', 'Citizenship: not Germany; PhD; Germany'],
  ['intl undergraduate usa', "Citizenship: not United States; Bachelor's; United States"],
  ['becas internacionales mexico', 'Mexico'],
  ['becas internacionales en mexico', 'Citizenship: not Mexico; Mexico'],
  ['international scholarships mexico', 'Citizenship: not Mexico; Mexico'],
  ['becas internacionales en españa', 'Citizenship: not Spain; Spain'],
  ['international scholarships', ''],
  ['international scholarships nigeria', 'Nigeria'],
  ['international schools canada', 'Canada'],
  ['international relations uk', 'Politics & International Relations; United Kingdom'],
  ['international students pakistan', 'Pakistan'],
  ['international students in pakistan', 'Citizenship: not Pakistan; Pakistan'],
])('whoever comes from elsewhere has nothing that is for citizens alone: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['não sou brasileiro', 'Citizenship: not Brazil'],
  ['не гражданин России', 'Citizenship: not Russia'],
  ['no soy mexicano, beca en mexico', 'Citizenship: not Mexico; Mexico'],
  ['je ne suis pas français', 'Citizenship: not France'],
  ['ich bin kein deutscher', 'Citizenship: not Germany'],
  ['bukan warga negara indonesia', 'Citizenship: not Indonesia'],
  ['لست مصري', 'Citizenship: not Egypt'],
  ['i am not american', 'Citizenship: not United States'],
  ['not a citizen of canada', 'Citizenship: not Canada'],
  ['i am not in germany', 'not Germany'],
  ['not germany', 'not Germany'],
])('who says what they are not, in whatever language: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each(COUNTRIES)('said alone, they are no citizens of $name', ({ name }) => {
  expect(saidBy(`non ${name.replaceAll(',', '')}`)).toBe(`Citizenship: not ${name}`)
})

test.each([
  ['guatemala bachelor usa', "Citizenship: Guatemala; Bachelor's; United States"],
  ['uk pakistan phd', 'United Kingdom; Citizenship: Pakistan; PhD'],
  ['kenya, uk', 'Kenya; United Kingdom'],
  ['kenya & uk', 'Kenya; United Kingdom'],
  ['uk or kenya', 'United Kingdom; Kenya'],
  ['masters in kenya uk', "Master's; Kenya; United Kingdom"],
  ['usa kenya uganda', 'United States; Kenya; Uganda'],
  ['malaysia turkey', 'Malaysia; Türkiye'],
  ['ghana not uk', 'Ghana; not United Kingdom'],
  ['africa usa', 'Africa; United States'],
])('who names where they come from and where they want to go: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['indian in kuwait europe', 'Citizenship: India; Europe'],
  ['filipino nurse in dubai uk', 'Citizenship: Philippines; Nursing & Midwifery; United Kingdom'],
  ['nigerian in uk masters canada', "Citizenship: Nigeria; Master's; Canada"],
  ['nigerian students in canada uk usa', 'Citizenship: Nigeria; Canada; United Kingdom; United States'],
  ['indians, in northern america, in western africa', 'Citizenship: India; Northern America; Western Africa'],
  ['indian in germany', 'Citizenship: India; Germany'],
  ['indian in germany and france', 'Citizenship: India; Germany; France'],
  ['indian masters in uk', "Citizenship: India; Master's; United Kingdom"],
  ['syrian in jordan and lebanon', 'Citizenship: Syria; Jordan; Lebanon'],
])('where people of a nation live is not where they want to go: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['خريجة طب من السودان', 'Medicine; Citizenship: Sudan'],
  ['estudiante de medicina de perú', 'Medicine; Citizenship: Peru'],
  ['estudiante de la universidad de chile', 'Chile'],
  ['منحة من تركيا', 'Türkiye'],
])('who studies what, before where from: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['masters from germany', "Master's; Germany"],
  ['mbbs from china', "Bachelor's; Medicine; China"],
  ['scholarships from germany', 'Germany'],
  ['masters from kenya', "Master's; Citizenship: Kenya"],
  ['masters, from germany', "Master's; Citizenship: Germany"],
  ['students from germany', 'Citizenship: Germany'],
  ['from germany', 'Citizenship: Germany'],
  // Said after a comma, a place is not where they are.
  ['from India, in Northern America, in Western Europe', 'Citizenship: India; Northern America; Western Europe'],
  [
    'from India, in Northern America, law, in Western Europe',
    'Citizenship: India; Northern America; Law; Western Europe',
  ],
])('a degree is taken, and a grant given, where many go for one: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})
