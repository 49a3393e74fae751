import { expect, test } from 'vitest'
import { readCoverage } from './coverage.ts'

/** Cells by what they promise. One line of a list is one language. */
const CELLS: Readonly<Record<string, readonly string[]>> = {
  full: [
    'Full; full; FULL!; Full*; COMPLETA; completo; Total; integral; Completa; volledig; полное финансирование; منحة كاملة; 全额奖学金; beasiswa penuh; toàn phần',
    'Fully funded; Full ride; Full scholarship; Full DAAD scholarship; full merit scholarship; 100% scholarship; Full (100%); All expenses paid; Full cost of attendance; Fully subsidised',
    'Beca completa; Beca del 100%; Totalmente financiada; Bourse complète; Entièrement financée; Vollstipendium; Vollfinanziert; Bolsa integral; Borsa di studio completa; Volledige beurs; pełne stypendium; tam burs',
    'Full: tuition + stipend + flights + visa; Full (tuition fees, accommodation, flights); Full – tuition, housing, stipend; Full, incl. tuition, housing and stipend; Fully Funded (€1,400/mo + tuition); Full: monthly stipend + housing',
    'full scholarship covering tuition fees, accommodation and stipend; Full: tuition + annual stipend USD 9,000-15,000 (varies by country); Fully funded: tuition paid directly + SEK 12,000/mo living allowance',
    'Beca completa (matrícula, manutención y pasajes); Bourse complète (frais de scolarité, logement, billet d’avion); Vollstipendium (Studiengebühren, Lebenshaltungskosten, Reisekosten); Bolsa integral: mensalidade + moradia; Borsa completa: tasse universitarie, alloggio, volo',
    'Fully funded (not a loan); Non-repayable full scholarship; Fully funded, without travel; Fully-funded (excl. flights); Full scholarship, no tuition fees; Fully funded, no application fee; Full, not partial',
    'Full scholarship for top 10% of students; Full scholarships for up to 10 students; Fully funded, renewable up to 4 years; Full for 2 years; Full scholarship for students with 80% marks; Full scholarship as part of the Fulbright programme',
    'Full scholarship (usually 2 years); Fully funded, typically for 3 years; Full: tuition + travel + most meals; Full + travel in some cases; Full (government-sponsored in most countries via MoH)',
  ],
  tuition: [
    'Tuition; Full tuition; Full tuition only; Full tuition waiver; 100% tuition; 100% of tuition fees; Tuition-free; Full-tuition scholarship; Tuition and stipend; one hundred percent tuition; No tuition fee',
    'Tuition and room, on- and off-campus; Full: tuition; Full scholarship (tuition only); Fully funded tuition; Full funding for tuition; Full tuition ($50,000/yr); Full tuition up to 4 years; Tuition 2027/28',
    'Matrícula; Matrícula completa; Exención total de la matrícula; Beca 100% de matrícula; Frais de scolarité; Studiengebühren; Erlass der Studiengebühren; Mensalidade integral; Tasse universitarie; Collegegeld; czesne; öğrenim ücreti',
    'Full tuition, travel is not included; Full tuition + partial living costs; Covers 100% of tuition and up to 50% of living costs; Not only tuition but also living costs; Tuition-free + student loan',
    'Does not cover travel, covers tuition; No stipend and covers tuition; Full tuition. Student loans for living costs are offered',
  ],
  partial: [
    'Partial; Half; 70%; 0.5; 0,25; Partially funded; Part-funded; Partial tuition + monthly stipend; semi-funded; fifty percent of tuition; 20% scholarship',
    'Full or partial; Full/partial tuition; Full and partial scholarships available; Either full or partial; Partial/Full; Fully or partially funded; Full or half; Full, half or quarter; Full to Partial; Full-Partial',
    'Full or partial research grant; Full and partial travel grants; Full or substantial funding varies by programme; Gold: full. Silver: half; Full for bachelor’s, partial for master’s; Full-tuition scholarships and half-tuition scholarships; Fully funded or self-funded',
    'total o parcial; beca completa o media beca; Completa/Parcial; ganz oder teilweise; Voll- oder Teilstipendium; voll oder zur Hälfte; complète ou partielle; Totale / partielle; integral ou parcial; totale o parziale; volledig of gedeeltelijk; pełne lub częściowe; полное или частичное; tam veya kısmi; penuh atau sebagian; كاملة أو جزئية; toàn phần hoặc bán phần',
    'exención total o parcial de matrícula; exonération totale ou partielle des frais de scolarité; isenção total ou parcial da mensalidade; esonero totale o parziale dalle tasse universitarie',
    '50% tuition waiver; 75% of tuition; 25-50% tuition; 50-100% tuition; 25 to 100 percent of tuition; 25/50/75/100% tuition; 33%, 66%, 100%; Tuition: 50%; Tuition (50%); 80 percent of fees; Del 25 al 100 % de la matrícula; de 50% a 100%; 25 à 100 %; %50 burs; 80 Prozent der Studiengebühren',
    'One fourth tuition; three fourths of the tuition; $0-full tuition; £500-full fees; $500 to full tuition; 500 € bis Vollstipendium; de 500 a beca completa',
    '1/2 to full tuition; ½ tuition; ¾ of fees; two-thirds of tuition; one third of tuition; a quarter of the fees; Half tuition; media beca; media matrícula; la mitad de la matrícula; demi-bourse; la moitié des frais de scolarité; halbe Gebühren; die Hälfte der Studiengebühren; meia bolsa; metade da mensalidade; mezza borsa; metà delle tasse universitarie; halve beurs; yarım burs',
    'Tuition discount 20%; Tuition fee reduction; 25% off of tuition per year; Discounted tuition; Reduced tuition; Rebate on tuition; Tuition fees at home rate; £3,000 off tuition fees; A £2,000 reduction in fees; Tuition gap',
    'Descuento en matrícula; Réduction des frais de scolarité; Remise de 20 %; Ermäßigung der Studiengebühren; 20% Rabatt auf die Studiengebühren; desconto na mensalidade; sconto sulle tasse universitarie; korting op collegegeld; zniżka na czesne; скидка; potongan biaya kuliah; öğrenim ücretinde indirim',
    'Up to full tuition; Up to 50% of tuition fees; up to 100%; Tuition up to $10,000; Tuition max 2,500; at most half; hasta el 100% de la matrícula; jusqu’à 100 % des frais de scolarité; bis zu 100% der Studiengebühren; até 100% da mensalidade; fino al 100% delle tasse universitarie',
    '100% tuition fee,50% tuition fee; Full scholarship,50% tuition fee; Payment of a share or all of the tuition fees; Waiver for nonresidents tuition; Most of the tuition; Part of tuition; Contribution towards tuition; Tuition support; Tuition assistance; Zuschuss zu den Studiengebühren; $5,000 tuition scholarship; Tuition: $5,000; Tuition (EUR 500 per year); Tuition is not fully covered; Covers tuition except 20%; Tuition for one semester',
    'Full-tuition (and lower ones); Full and smaller awards; 50% grant + 50% loan; half grant, half loan; Full funding (grant + loan); Tuition or stipend; Tuition and/or living costs; Full scholarship or stipend; Partial to Full: full tuition + contribution to living costs',
  ],
  stipend: [
    'Monthly stipend; Monthly stipend up to €500; Tax-free stipend; Monthly stipend (approx EUR 1,050) -- tuition varies; Stipend excluding tuition fees',
  ],
  travel: ['Flights; Travel grant; Travel and mobility'],
  research: ['Research grant (up to $15,000); Fieldwork'],
  'not stated': [
    'The exact tuition and stipend package still needs review; Full tuition (to be verified); Matrícula completa, por verificar; Tuition fees are not charged at most universities; Research grant / fellowship (varies); Tuition/housing (varies); Full-need; Full / Meet 100% of need; Meets full demonstrated need; 100%; Scholarship; Grant; Varies by programme; Full (varies); Tuition may be covered; up to $10,000; USD 5,000; Books and fees; Fully funded accommodation; Half board; 全额或部分',
    'Not fully funded; No full funding; We do not offer full scholarships; This is not a full scholarship; kein Vollstipendium; nicht voll finanziert; pas de bourse complète; beca no completa; não é bolsa integral; non è una borsa completa; niet volledig gefinancierd',
    'Full (in most countries); Fully funded for most students; Full funding in many cases; Fully funded generally; Usually fully funded; Full tuition in selected programmes; Full, where available',
    'Entièrement financé dans la plupart des cas; Totalmente financiada en la mayoría de los casos; In der Regel Vollstipendium; Meist Vollstipendium; geralmente bolsa integral; di solito borsa completa; meestal volledige beurs',
    'No cost; At no cost; Zero cost; Pay nothing',
    'No tuition; no tuition; Without tuition; No tuition support; No tuition assistance; No tuition or stipend; No tuition covered; Sin matrícula; kein Studienplatz und keine Studiengebührenübernahme; No full tuition; neither tuition nor stipend',
    'Tuition is not included; Tuition excluded; excluding tuition; Does not cover tuition or living costs; Full tuition and travel are not covered; Tuition - not covered; Tuition: not included; deckt keine Studiengebühren; Studiengebühren nicht enthalten; no cubre la matrícula; matrícula no incluida; ne couvre pas les frais de scolarité; não cobre mensalidade; non copre le tasse universitarie',
    'Full ride without housing; Fully funded, housing not included; Full scholarship, without accommodation; Fully funded, living costs not included; Fully funded except tuition; All costs except tuition; Full scholarship including tuition fee but excluding living expenses',
    'For full-time students; Full-time salary; total of 10 awards; 10 awards in total; monto total 5000; Total: 5000 EUR; montant total de la bourse 5000 EUR; valor total R$ 5000; Gesamtbetrag 5000 EUR; beca de tiempo completo; étudiants à temps plein; tempo integral; studenti a tempo pieno; Vollzeitstudium; for full consideration',
    'Loan; Full tuition loan; interest-free loan; Student loan covering full tuition; préstamo; prêt étudiant; Darlehen; free accommodation; Application is free',
  ],
}
const TABLE = Object.entries(CELLS).flatMap(([coverage, lists]) =>
  lists.flatMap((list) => list.split('; ').map((cell) => [cell, coverage] as const)),
)

test.each(TABLE)('"%s" promises %s', (cell, coverage) => {
  expect(readCoverage(cell).coverage).toBe(coverage)
})

test('words are kept unless the coverage says all of them', () => {
  expect(readCoverage('Fully Funded').words).toBe(null)
  expect(readCoverage('beca parcial').words).toBe(null)
  expect(readCoverage('75% of tuition').words).toBe('75% of tuition')
  expect(readCoverage('Full: tuition + EUR 900 a month').words).toBe('Full: tuition + EUR 900 a month')
  expect(readCoverage('0.5').words).toBe('50%')
  expect(readCoverage('Merit list').words).toBe('Merit list')
  expect(readCoverage('n/a')).toEqual({ coverage: 'not stated', words: null })
})

test.each(['1', ' ', '(', '%', '1/2 ', '50% - ', 'full or ', 'not ', 'EUR 1', ', and', '1.', '/', 'qpart '])(
  'a cell of very many "%s" is read in seconds',
  (part) => {
    const before = process.threadCpuUsage()
    readCoverage(part.repeat(100_000 / part.length))
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(3)
  },
)

test.each([
  ['Full ride; living costs are the student’s responsibility', 'not stated'],
  ['Fully funded. Accommodation at own expense', 'not stated'],
  ['Beca completa; alojamiento a cargo del estudiante', 'not stated'],
  ['Bourse complète, logement à la charge de l’étudiant', 'not stated'],
  ['Full tuition, travel at own expense', 'tuition'],
  ['Full tuition (loan)', 'not stated'],
  ['Fully funded (as a student loan)', 'not stated'],
  ['Full tuition, repayable', 'not stated'],
  ['Frais de scolarité complets, remboursables', 'not stated'],
  ['Volle Studiengebühren, zurückzuzahlen', 'not stated'],
  ['Full tuition, not repayable', 'tuition'],
  ['Full tuition and a loan for living costs', 'tuition'],
  ['Waives one fifth of tuition', 'partial'],
  ['Drei Fünftel der Studiengebühren', 'partial'],
  ['Tres cuartos de la matrícula', 'partial'],
  ['Fully funded (2 of 10 awards); others tuition only', 'partial'],
  ['Full tuition for 1 semester', 'partial'],
  ['Volle Studiengebühren für ein Semester', 'partial'],
  ['Fully funded in the first year', 'partial'],
  ['Integral (apenas no primeiro ano)', 'partial'],
  ['Full funding pending approval', 'not stated'],
  ['Applicants must be self-funded', 'not stated'],
  ['Fully funded or self-funded', 'partial'],
])('what the student pays, a loan, and a single term are not paid in full: "%s" is %s', (text, coverage) => {
  expect(readCoverage(text).coverage).toBe(coverage)
})

test.each(['subvention', 'subvention de recherche', 'subvención'])('"%s" says nothing of how much is paid', (text) => {
  expect(readCoverage(text).coverage).toBe('not stated')
})
