import { foldedWords } from '#catalogue/normalising/phrase-book.ts'
import type { Target } from './targets.ts'

/** What people call the columns, the clearest names first, in English, Spanish, French, Portuguese and German. */
const NAMES: Readonly<Record<Target, string>> = {
  id: 'id, scholarship id, identifier, slug, key, _id',
  name: 'scholarship name, scholarship, name, title, programme, program, award name, scholarship title, award, grant name, opportunity, programme name, program name, programa, nombre, nombre de la beca, beca, titulo, nom, bourse, nome, bolsa, stipendium, bezeichnung',
  funder:
    'funder, funded by, provider, sponsor, organisation, organization, offered by, donor, funding body, host organisation, institution, university, awarding body, granting organisation, sponsor name, agency, foundation, company, school, oferente, entidad, patrocinador, otorgante, organismo, organizacion, universidad, financeur, organisme, instituicao, anbieter, trager',
  funderKind:
    'funder kind, funder type, sponsor type, provider type, organisation type, organization type, type of funder, tipo de entidad',
  countries:
    'country, countries, study country, host country, country of study, destination, location, study in, host countries, destination country, where, place of study, studies country, pais, pais de destino, paises, destino, pays, land, zielland, pais de estudo',
  fields:
    'field, fields, field of study, fields of study, subject, subjects, discipline, course, courses, major, area of study, study area, subject area, eligible fields, academic area, majors, area, areas, area de estudio, campo, disciplina, domaine, fachrichtung, fach, area de conocimiento',
  levels:
    'level, levels, level of study, study level, degree level, degree, academic level, education level, degrees, programme level, type of degree, target level, nivel, nivel de estudios, nivel academico, niveau, abschluss, nivel de formacion',
  coverage:
    'funding coverage, coverage, funding level, scholarship coverage, covers, type of coverage, cubrimiento, cobertura, couverture',
  types:
    'funding type, scholarship type, award type, type of scholarship, category, basis, award basis, based on, type of award, tipo de beca, categoria',
  amount:
    'amount, award amount, value, scholarship value, funding amount, scholarship amount, funds, award value, stipend, grant value, prize, monto, valor, cuantia, importe, montant, betrag, hohe',
  amountMinimum: 'amount min, minimum amount, min amount, amount minimum, award min, from amount',
  amountMaximum: 'amount max, maximum amount, max amount, amount maximum, award max, up to amount',
  currency: 'currency, currency code, moneda, devise, wahrung, moeda',
  deadline:
    'deadline, application deadline, closing date, due date, deadline date, apply by, last date, date limite, close date, application closing date, end date for applications, deadlines, fecha limite, fecha de cierre, cierre, entrega documentos, fecha limite de postulacion, plazo, echeance, bewerbungsfrist, frist, prazo',
  awards:
    'number of awards, no of awards, awards, awards available, number of scholarships, no of scholarships, number of winners, winners, number available, quantity, awards offered, cupos, cantidad, numero de becas, plazas, nombre de bourses, anzahl, vagas',
  audience:
    'ethnicity, audience, who for, target group, eligible group, race, special group, target audience, grupo, publico',
  gender: 'gender, sex, genero, sexo, genre, geschlecht',
  citizenship:
    'citizenship, nationality, eligible nationalities, eligible countries, eligible nationality, countries eligible, nationalities, citizenships, origin, home country, country of origin, applicant nationality, nacionalidad, pais de origen, nationalite, staatsangehorigkeit, nacionalidade',
  residence:
    'residence, residency, country of residence, resident of, residents of, state residency, residencia, wohnsitz',
  eligibility:
    'eligibility, eligibility criteria, requirements, criteria, who can apply, eligible, qualification, qualifications, eligibility requirements, other, requisitos, requisito, condiciones, conditions, voraussetzungen, criterios',
  benefits:
    'benefits, what it covers, award includes, scholarship benefits, includes, what you get, award details, beneficios, que cubre, avantages, leistungen, award notes',
  applicationProcess:
    'application process, how to apply, application procedure, application, steps, procedure, apply process, como aplicar, proceso, comment postuler, bewerbung, deadline notes',
  about:
    'about, description, details, summary, overview, additional details, about scholarship, scholarship description, notes, information, additional information, comments, observaciones, descripcion, detalles, resumen, beschreibung, descricao',
  link: 'link, apply link, application link, url, website, official link, original link, apply url, web, apply, web address, scholarship link, official website, more information, webpage, site, application url, info url, enlace, sitio web, pagina web, url oficial, lien, site web, webseite',
  source: 'source, source url, source link, reference, info url, more info, fuente, quelle',
  checked:
    'checked, last verified, verified, last checked, updated, updated on, last updated, date checked, verified on, actualizado, fecha de actualizacion',
}

const WORDS: readonly (readonly [target: Target, names: readonly string[]])[] = Object.entries(NAMES).map(
  // The keys of a Record<Target, …> are targets.
  ([target, names]) => [target as Target, names.split(',').map((name) => foldedWords(name).join(' '))],
)

/** The highest score of a header that contains a name among other words. */
export const WITHIN = 0.4

/**
 * How well a header names a target, from 0 for not at all to 1 for its clearest name. Only the end of a path
 * (`award.amount_max`) counts.
 */
export function scoreHeader(header: string, target: Target): number {
  const names = WORDS.find(([other]) => other === target)?.[1] ?? []
  const path = header
    .split(/[.>]/)
    .map((part) => foldedWords(part.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')).join(' '))
  const last = path.at(-1) ?? ''
  const lastTwo = path.slice(-2).join(' ')
  const exact = Math.max(place(names, lastTwo), place(names, last) - (path.length > 1 ? 0.05 : 0))
  if (exact > 0) return exact
  // "Deadline (dd/mm/yyyy)", "Official link to the programme".
  const holds = names.findIndex((name) => name.length > 3 && ` ${last} `.includes(` ${name} `))
  return holds < 0 ? 0 : WITHIN - holds / 1000
}

/** A header's best score for any target. Above 0 means that it is a header, not a value. */
export function matchHeader(header: string): number {
  if (header.length > 60) return 0
  return Math.max(...WORDS.map(([target]) => scoreHeader(header, target)))
}

function place(names: readonly string[], header: string): number {
  const index = names.indexOf(header)
  return index < 0 ? 0 : 1 - index / 100
}

const STATES = new Set('state province estado provincia bundesland canton kanton'.split(' '))
/** "Member states" are countries, and the United States one. */
const NO_STATES = new Set('member united unido'.split(' '))

/** True for a column of states or provinces, whose two letters are no countries. */
export function namesStates(header: string): boolean {
  const words = foldedWords(header.replaceAll('_', ' '))
  return words.some((word) => STATES.has(word)) && !words.some((word) => NO_STATES.has(word))
}
