import { isHomePage } from './freshness.ts'

/**
 * Sites that are for one programme alone, or for one family of awards that one applies for there, with words that say so, who
 * says them, and the month. A funder with several programmes, a ministry or a university has no row.
 */
export const OWN_SITES: Readonly<Record<string, string>> = {
  'a2ascholarships.iccr.gov.in':
    'A2A ICCR Scholarship portal (https://a2ascholarships.iccr.gov.in) (iccr.gov.in/index.php/scholarship-faqs (funder); indianembassydublin.gov.in, 2025-01)',
  'amgenscholars.com':
    'The Amgen Scholars Program provides hundreds of selected undergraduate students with the opportunity to engage in a hands-on research experience (the site itself, 2025-01)',
  'anbg.online': "L'eBourse […] en se connectant sur www.anbg.online (lenouveaugabon.com, 2021-09)",
  'bafoeg-digital.de':
    'BAföG Digital ist ein Antragsassistent, mit dem man BAföG in jedem Bundesland digital beantragen kann (the site itself, 2026-02)',
  'beasiswasdmsawit.id': 'Terdapat 5 jalur pendaftaran Beasiswa SDM Sawit Tahun 2024 (the site itself, 2025-05)',
  'becas.fondodesolidaridad.edu.uy':
    'Toda la solicitud se realiza en línea en el Portal de Estudiantes (becas.fondodesolidaridad.edu.uy) (municipiob.montevideo.gub.uy; floridanoticias.com.uy, 2025-11)',
  'becas.fundaciononce.es':
    'Las solicitudes pueden presentarse ya por vía telemática en la dirección https://becas.fundaciononce.es/ (www.fundaciononce.es/en/node/7915 (funder), undated)',
  'becas.gob.do': 'se podrá acceder por medio de su portal oficial: becas.gob.do (listindiario.com, 2026-01)',
  'cis.chinese.cn':
    'International Chinese Language Teachers Scholarship website: cis.chinese.cn (admission.whu.edu.cn (host university), 2024-09)',
  'cusds.globalcenters.columbia.edu':
    'Columbia University Scholarship for Displaced Students (the site itself, 2024-02)',
  'eservices.iqrad.edu.ps':
    "the Fund's electronic services website […] http://eservices.iqrad.edu.ps (zust.edu.ps (university), 2025-09)",
  'forwomeninscience.com':
    'submit their nominations electronically by using the website www.forwomeninscience.com (urdupoint.com (agency), 2021-05)',
  'foryoungwomeninscience.co.in': 'the official website at foryoungwomeninscience.co.in (freepressjournal.in, 2024-01)',
  'gencuniversiteli.ibb.istanbul': `"gencuniversiteli.ibb.istanbul" adresi üzerinden gerçekleştirebilecek (ekonomim.com, after the city's site, 2025-09)`,
  'goal.edu.gy':
    'For additional information on how to apply, persons can visit https://goal.edu.gy/ (dpi.gov.gy (government), 2024-12)',
  'honhaarscholarship.punjabhec.gov.pk':
    'Honhaar Scholarship Portal at https://honhaarscholarship.punjabhec.gov.pk/ (arynews.tv, 2024-12)',
  'knb.kemdiktisaintek.go.id':
    'Beasiswa Kemitraan Negara Berkembang, popularly known as KNB Scholarship (the site itself, on its host before, and a public list that fetched it, 2026-08)',
  'mahapola.lk': 'Lalith Athulathmudali Mahapola Higher Education Scholarship Trust Fund (the site itself, 2025-03)',
  'marcusgarveyscholarship.gov.jm':
    'For more information, visit https://marcusgarveyscholarship.gov.jm/ (freedomskn.com, 2020-10)',
  'mcfsp.ur.ac.rw': 'Mastercard Foundation Scholars Program at the University of Rwanda (the site itself, 2025-06)',
  'minhaty.ma':
    'عبر البوابة الإلكترونية https://www.minhaty.ma […] بوابة "منحتي" (maghress.com, notice of the ministry, 2019-06)',
  'nelf.gov.ng':
    'The NELFUND Student Loan Application Portal is now LIVE! […] Visit http://nelf.gov.ng (nigerianewspapers.net, quoting NELFUND, 2024-05)',
  'pmrf.in': 'urgently visit the PMRF website https://pmrf.in (circular of AICTE (scribd 420325133), 2019)',
  'santoorscholarships.com':
    'Students can apply for the scholarship on www.santoorscholarships.com (varthabharati.in, statement of Wipro, 2018-08)',
  'sbiashascholarship.co.in': 'SBI Platinum Jubilee Asha Scholarship 2025-26 (the site itself, 2025-10)',
  'scholarship.mtn.com.gh': 'apply through the web portal (adomonline.com, 2024-05)',
  'stegastiko.minedu.gov.gr':
    'στην ειδική εφαρμογή για το στεγαστικό επίδομα https://stegastiko.minedu.gov.gr/home (psy.auth.gr (university), 2024-06)',
  'stipendia.portalvs.sk':
    'Štipendium je určené pre najtalentovanejších absolventov stredných škôl, ktorí budú pokračovať v štúdiu na vysokej škole na Slovensku (the site itself, 2024-07)',
  'studyiniraq.scrd-gate.gov.iq':
    'please visit the website on https://studyiniraq.scrd-gate.gov.iq/home (internationalscholarships.dhet.gov.za (authority), 2024)',
  'talim-krediti.mf.uz':
    '“Ta’lim krediti” axborot tizimi (talim-krediti.mf.uz) (xabardor.uz, after decree PF-82, 2024-05)',
  'tass.gov.uk':
    'The aim of TASS is to help athletes perform to the best of their ability both in their sport and also in their chosen course of study (the site itself, 2023-06)',
  'trilhasdefuturo.mg.gov.br':
    'exclusivamente pelo site www.trilhasdefuturo.mg.gov.br […] site do programa (consed.org.br (authority), 2023-01)',
}

/** False for the front page of a site that is not for one programme alone: it seldom states what a record does. */
export function isOwnPage(link: string): boolean {
  return !isHomePage(link) || Object.hasOwn(OWN_SITES, hostOf(link))
}

/** As the table has it. */
export function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]*)/i.exec(link)?.[1]?.toLowerCase() ?? ''
}
