import { z } from 'zod'

const link = z.url({ protocol: /^https?$/ })

/** The site's own texts and links. Each can be set by an environment variable of the same name prefixed with `SITE_`. */
export const siteSchema = z.object({
  name: z.string().min(1).max(80).default('Scholarship Finder'),
  email: z.email().default('hello@example.org'),
  copyrightYear: z
    .string()
    .regex(/^\d{4}$/)
    .default('2024'),
  resourcesUrl: link.default('https://example.org/resources'),
  mentoringUrl: link.default('https://example.org/mentoring'),
  newsletterUrl: link.default('https://example.org/newsletter'),
  contactUrl: link.default('https://example.org/contact'),
  feedbackUrl: link.default('https://example.org/feedback'),
  networkUrl: link.default('https://example.org/company'),
  privacyUrl: link.default('https://example.org/privacy'),
  cookiesUrl: link.default('https://example.org/cookies'),
  termsUrl: link.default('https://example.org/terms'),
})
export type Site = z.infer<typeof siteSchema>

/** What the page needs to know about this installation. The server writes it into each page. */
export interface PageConfig {
  readonly site: Site
  /** Empty if web and API share one origin. */
  readonly apiOrigin: string
  /** Whether this installation sends mail. */
  readonly mail: boolean
}
