import { isHomePage } from './freshness.ts'

/**
 * Hosts of sites that are for one programme alone, or for one family of awards that one applies for there. `own-sites.tsv` has
 * words that say so for each. A funder with several programmes, a ministry or a university has no row.
 */
export const OWN_SITES: readonly string[] = [
  'a2ascholarships.iccr.gov.in',
  'amgenscholars.com',
  'anbg.online',
  'bafoeg-digital.de',
  'beasiswasdmsawit.id',
  'becas.fondodesolidaridad.edu.uy',
  'becas.fundaciononce.es',
  'becas.gob.do',
  'cis.chinese.cn',
  'cusds.globalcenters.columbia.edu',
  'eservices.iqrad.edu.ps',
  'forwomeninscience.com',
  'foryoungwomeninscience.co.in',
  'gencuniversiteli.ibb.istanbul',
  'goal.edu.gy',
  'honhaarscholarship.punjabhec.gov.pk',
  'knb.kemdiktisaintek.go.id',
  'mahapola.lk',
  'marcusgarveyscholarship.gov.jm',
  'mcfsp.ur.ac.rw',
  'minhaty.ma',
  'nelf.gov.ng',
  'pmrf.in',
  'santoorscholarships.com',
  'sbiashascholarship.co.in',
  'scholarship.mtn.com.gh',
  'stegastiko.minedu.gov.gr',
  'stipendia.portalvs.sk',
  'studyiniraq.scrd-gate.gov.iq',
  'talim-krediti.mf.uz',
  'tass.gov.uk',
  'trilhasdefuturo.mg.gov.br',
]

/** False for the front page of a site that is not for one programme alone: it seldom states what a record does. */
export function isOwnPage(link: string): boolean {
  return !isHomePage(link) || OWN_SITES.includes(hostOf(link))
}

/** As the table has it. */
export function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]*)/i.exec(link)?.[1]?.toLowerCase() ?? ''
}
