import { siteSchema, type Site } from '#contract/site.ts'
import type { StorageConfig } from '#storage/open-storage.ts'
import { isPostgresUrl, POSTGRES_URL_RULE, readStorageConfig, splitHosts } from '#storage/storage-config.ts'
import { isNetwork, isTooWide, NETWORK_NAMES } from './networks.ts'
import { isLoopback, isOneSite } from './networks.ts'

export interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

export interface MailConfig {
  /** Of a mail server, with the name and the password that it asks for: `smtps://name:password@mail.example.org`. */
  readonly smtpUrl: string
  /** `Scholarship Finder <reminders@example.org>`, or the address alone. */
  readonly from: string
}

export interface Config extends Required<StorageConfig> {
  readonly port: number
  readonly host: string
  /** The origin of the pages: `https://www.example.org`. */
  readonly webOrigin: string
  /** The origin of the API; the same as `webOrigin` unless it has a host of its own. */
  readonly apiOrigin: string
  readonly google: Credentials | undefined
  readonly linkedin: Credentials | undefined
  /** True if it listens for this machine alone. It cannot know whether something passes on what comes from elsewhere. */
  readonly isLocal: boolean
  /** What the development sign-in asks for; undefined if there is none. Only if `isLocal`, and without credentials. */
  readonly developmentCode: string | undefined
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks, or names such as `loopback`. */
  readonly trustedProxies: readonly string[]
  /** Who may read `/metrics`: addresses, networks or names as above. */
  readonly metricsFrom: readonly string[]
  /** How letters leave; undefined if none do. */
  readonly mail: MailConfig | undefined
  readonly logLevel: LogLevel
  readonly site: Site
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** EX_CONFIG of sysexits.h: starting again would not help. deploy/scholarship-finder@.service knows this number. */
export const WRONG_SETTINGS = 78

/** Lists everything that is wrong with the environment, one sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:
${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const PROVIDERS = ['GOOGLE', 'LINKEDIN'] as const
const CREDENTIALS = PROVIDERS.flatMap((provider) => [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`])

/** Reads the environment; an empty variable counts as not set. Throws a ConfigError that lists every problem. */
export function parseConfig(environment: Environment): Config {
  const problems: string[] = []
  const read = (name: string) => environment[name]?.trim() || undefined
  const host = read('HOST') ?? '127.0.0.1'
  const port = readNumber('PORT', read('PORT') ?? '3000', 65_535, problems)
  const webOrigin = readOrigin('WEB_ORIGIN', read('WEB_ORIGIN') ?? `http://localhost:${port}`, problems)
  const apiOrigin = readOrigin('API_ORIGIN', read('API_ORIGIN') ?? webOrigin, problems)
  const isLocal = isLoopback(host) && [webOrigin, apiOrigin].every((origin) => isLoopback(hostOf(origin)))
  const logLevel = LOG_LEVELS.find((level) => level === (read('LOG_LEVEL') ?? (isLocal ? 'warn' : 'info')))
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}; it is "${read('LOG_LEVEL')}".`)
  const config: Config = {
    port,
    host,
    ...readStorageConfig(environment),
    databaseReadUrls: listOf(read('DATABASE_READ_URLS')),
    webOrigin,
    apiOrigin,
    google: readCredentials('GOOGLE', read, problems),
    linkedin: readCredentials('LINKEDIN', read, problems),
    isLocal,
    developmentCode: read('DEVELOPMENT_SIGN_IN'),
    trustedProxies: readProxies(read('TRUSTED_PROXIES'), problems),
    metricsFrom: readNetworks('METRICS_FROM', read('METRICS_FROM') ?? 'loopback', problems),
    mail: readMail(read, problems),
    logLevel: logLevel ?? 'info',
    site: readSite(read, problems),
  }
  const given = CREDENTIALS.filter((name) => read(name) !== undefined)
  if (config.developmentCode !== undefined) checkDevelopmentCode(config, given, problems)
  if (!isLocal && given.length === 0) {
    const hosts = { HOST: host, WEB_ORIGIN: hostOf(webOrigin), API_ORIGIN: hostOf(apiOrigin) }
    const reasons = Object.entries(hosts).flatMap(([name, at]) => (isLoopback(at) || !read(name) ? [] : [name]))
    problems.push(
      `${CREDENTIALS.join(', ')} are missing: the site can be reached from elsewhere (by ${reasons.join(' and ')}), where nobody can sign in without at least one provider. Set the two variables of Google, of LinkedIn, or all four.`,
    )
  }
  if (!isLoopback(host) && read('WEB_ORIGIN') === undefined) {
    problems.push(
      `WEB_ORIGIN is missing: HOST=${host} can be reached from elsewhere, so say at which address the site stands, such as https://www.example.org.`,
    )
  }
  checkDatabaseUrls('DATABASE_URL', config.databaseUrl === undefined ? [] : splitHosts(config.databaseUrl), problems)
  checkDatabaseUrls('DATABASE_READ_URLS', config.databaseReadUrls, problems)
  if (config.databaseReadUrls.length > 0 && config.databaseUrl === undefined) {
    problems.push('DATABASE_READ_URLS needs DATABASE_URL: replicas are copies of a PostgreSQL primary.')
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** What works, but cannot be what was meant: one sentence each. */
export function configWarnings({ webOrigin, apiOrigin, isLocal, trustedProxies }: Config): string[] {
  const [web, api] = [new URL(webOrigin), new URL(apiOrigin)]
  const warnings: string[] = []
  const bothLocal = isLoopback(web.hostname) && isLoopback(api.hostname)
  if (bothLocal && web.hostname !== api.hostname) {
    warnings.push(
      `WEB_ORIGIN is on ${web.hostname} and API_ORIGIN on ${api.hostname}: browsers take these for two sites, and signing in will not hold. Use the same name in both.`,
    )
  } else if (!isOneSite(web, api)) {
    warnings.push(
      `WEB_ORIGIN (${webOrigin}) and API_ORIGIN (${apiOrigin}) are two unrelated sites: today's browsers send no session cookie from one to the other, so nobody will stay signed in. Use one origin, or two hosts of one site such as www. and api.`,
    )
  }
  if (!isLocal && !isLoopback(web.hostname) && web.protocol === 'http:') {
    warnings.push(
      `WEB_ORIGIN (${webOrigin}) is not encrypted: names, e-mails and sessions cross the network in clear. Use https.`,
    )
  }
  if (api.protocol === 'https:' && trustedProxies.length === 0) {
    warnings.push(
      `TRUSTED_PROXIES is missing: ${apiOrigin} is encrypted by a proxy before this server, so all visitors seem to come from there and share one limit on sign-ins. Name the proxy, such as loopback if it is on this machine.`,
    )
  }
  return warnings
}

/** So long that it is not guessed, and no word of its problems repeats it. */
function checkDevelopmentCode(
  { developmentCode = '', isLocal }: Config,
  credentials: readonly string[],
  problems: string[],
): void {
  if (!/^[\x21-\x7e]{8,100}$/.test(developmentCode)) {
    problems.push(
      'DEVELOPMENT_SIGN_IN is the code that the development sign-in asks for: 8 to 100 letters, digits and signs, without spaces.',
    )
  }
  if (!isLocal) {
    problems.push(
      'DEVELOPMENT_SIGN_IN is set, which lets people sign in as anybody, but the site can be reached from elsewhere. Remove it.',
    )
  }
  if (credentials.length > 0) {
    problems.push(
      `DEVELOPMENT_SIGN_IN stands in for providers that are not set up, but ${credentials.join(', ')} ${credentials.length === 1 ? 'is' : 'are'} set. Remove one of the two.`,
    )
  }
}

/** A whole number from 1; 1 if there is a problem with it. */
function readNumber(name: string, text: string, most: number, problems: string[]): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number
  problems.push(`${name} must be a number from 1 to ${most}; it is "${text}".`)
  return 1
}

function readOrigin(name: string, text: string, problems: string[]): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  problems.push(
    `${name} must be https:// or http:// with a host and nothing behind it, such as https://www.example.org; it is "${text}".`,
  )
  // Guess what was meant, so that the other problems can be reported, too.
  const meant = [text, `https://${text}`].find((one) => URL.canParse(one) && /^https?:$/.test(new URL(one).protocol))
  return meant === undefined ? 'http://localhost:3000' : new URL(meant).origin
}

function checkDatabaseUrls(name: string, urls: readonly string[], problems: string[]): void {
  if (!urls.every(isPostgresUrl)) problems.push(`${name} ${POSTGRES_URL_RULE}`)
}

function readCredentials(
  provider: (typeof PROVIDERS)[number],
  read: (name: string) => string | undefined,
  problems: string[],
) {
  const names = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const
  const [clientId, clientSecret] = names.map(read)
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  if (clientId === undefined && clientSecret === undefined) return undefined
  const [missing, present] = clientId === undefined ? names : names.toReversed()
  problems.push(`${missing} is missing: ${present} is set, and a provider needs both.`)
  return undefined
}

const MAIL_FROM = /^(?:[^<>"\r\n]{1,100} )?<?([^\s<>@"]+@[^\s<>@"]+)>?$/

/** No problem repeats the address of the mail server: it holds a password. */
function readMail(read: (name: string) => string | undefined, problems: string[]): MailConfig | undefined {
  const [smtpUrl, from] = [read('SMTP_URL'), read('MAIL_FROM')]
  if (smtpUrl === undefined && from === undefined) return undefined
  const url = smtpUrl !== undefined && URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined
  if (smtpUrl === undefined) problems.push('SMTP_URL is missing: MAIL_FROM is set, and mail needs both.')
  else if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || /^\/?.+/.test(url.pathname.slice(1)))
    problems.push(
      'SMTP_URL must be smtps:// or smtp:// with a host, such as smtps://name:password@mail.example.org. Write @ in the name as %40.',
    )
  if (from === undefined) problems.push('MAIL_FROM is missing: SMTP_URL is set, and mail needs both.')
  else if (!MAIL_FROM.test(from))
    problems.push(
      `MAIL_FROM must be an e-mail address, or a name with one, such as Reminders <reminders@example.org>; it is "${from}".`,
    )
  return { smtpUrl: smtpUrl ?? '', from: from ?? '' }
}

function readSite(read: (name: string) => string | undefined, problems: string[]): Site {
  const keys = Object.keys(siteSchema.shape)
  const given = Object.fromEntries(keys.map((key) => [key, read(siteVariable(key))]))
  const parsed = siteSchema.safeParse(given)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) {
    const name = siteVariable(String(path[0]))
    problems.push(`${name} is "${read(name)}", which is not valid: ${message}.`)
  }
  return siteSchema.parse({})
}

/** `copyrightYear` -> `SITE_COPYRIGHT_YEAR`. */
function siteVariable(key: string): string {
  return `SITE_${key.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`
}

function readNetworks(name: string, text: string | undefined, problems: string[]): string[] {
  const networks = listOf(text)
  for (const network of networks.filter((one) => !isNetwork(one))) {
    problems.push(
      `${name} holds "${network}"; write addresses, networks such as 10.0.0.0/8, or ${NETWORK_NAMES.join(', ')}.`,
    )
  }
  return networks
}

function readProxies(text: string | undefined, problems: string[]): string[] {
  const proxies = readNetworks('TRUSTED_PROXIES', text, problems)
  for (const network of proxies.filter((one) => isNetwork(one) && isTooWide(one))) {
    problems.push(
      `TRUSTED_PROXIES holds "${network}", which is far more than proxies: whoever asks from there could say that they are somebody else. Name your proxies, in networks no wider than 10.0.0.0/8, or 2001::/16 of IPv6.`,
    )
  }
  return proxies
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function hostOf(origin: string): string {
  return new URL(origin).hostname
}
