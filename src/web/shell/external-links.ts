import { pageConfig } from '#web/page-config.ts'

export interface NamedLink {
  readonly name: string
  readonly href: string
}

/** The top items that lead out of the site, in order. */
export function topLinks(): NamedLink[] {
  const { site } = pageConfig()
  return [
    { name: 'Resources', href: site.resourcesUrl },
    { name: 'Mentoring', href: site.mentoringUrl },
    { name: 'Newsletter', href: site.newsletterUrl },
    { name: 'Get in Touch', href: site.contactUrl },
  ]
}
