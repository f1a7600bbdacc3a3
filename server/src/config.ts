import { resolve } from 'node:path'
import { Env } from './env.ts'

/** An external sign-in's credentials. */
type ProviderCredentials = { clientId: string; clientSecret: string }

/** Where pictures are kept, if not in `dataDir`. */
type ObjectStorage = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** The settings of a server, checked. */
export type Config = {
  port: number
  host: string
  /** Absolute. Holds the embedded database, pictures, and mails that have nowhere to go. */
  dataDir: string
  /** Where people reach the shop, without a slash at the end. Links in mails start with it. */
  appUrl: string
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** Null: mails land in `dataDir/outbox`. */
  smtpUrl: string | null
  /** The shop's own address: mails come from it, and what people write to the shop goes to it. */
  shopEmail: string
  /** Percent. */
  taxRate: number
  /** Whose X-Forwarded-For is believed: nobody's, that of so many proxies, or that of these addresses. */
  trustProxy: false | number | string
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitScale: number
  /** Whether an empty database gets the demo's toys and accounts. */
  demo: boolean
  /** Whether demo accounts, whose password everyone knows, may be reached from other machines. */
  demoForced: boolean
  /** Null: pictures are files in `dataDir/images`. */
  s3: ObjectStorage | null
  google: ProviderCredentials | null
  facebook: ProviderCredentials | null
  /** Any OpenID provider in Google's place. */
  oidcIssuer: string | null
  /** Where Facebook is; no setting, tests have their own. */
  facebookServer: { dialog: string; graph: string }
  /** Seconds that a call of an external sign-in's provider may take; no setting either. */
  providerTimeout: number
}

const FACEBOOK = { dialog: 'https://www.facebook.com', graph: 'https://graph.facebook.com' }

/** What `readConfig` throws: one line for each setting that is wrong. */
export class InvalidConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i

/** Whether only this machine can reach what listens on the host. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/** Why demo accounts and this host do not go together; said at start, whether they are new or already there. */
export const DEMO_EXPOSED =
  'DEMO: demo accounts, whose password everyone knows, must not be reachable from other machines. Set HOST=127.0.0.1 or DEMO=off, or DEMO=force if you mean it'

/** Who answers for an issuer without https is whoever sits on the way to it. */
function isSafeIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/** Id and secret of a provider: both or neither. */
function credentials(name: string, id: string | undefined, secret: string | undefined, problems: string[]) {
  if (id && secret) return { clientId: id, clientSecret: secret }
  if (id || secret) problems.push(`${name}_CLIENT_${id ? 'SECRET' : 'ID'} is missing: an external sign-in needs both`)
  return null
}

/** The settings of object storage: all of them or none. */
function objectStorage(settings: Env, problems: string[]): ObjectStorage | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const all = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(all).flatMap(([name, value]) => (value ? [] : [name]))
  if (S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      ...{ endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET },
      ...{ accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    }
  }
  if (missing.length < 5) {
    problems.push(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: object storage needs all five S3 settings`,
    )
  }
  return null
}

/**
 * Reads the settings; an empty one counts as not set.
 *
 * @param env `process.env`
 * @throws BadSettings
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  )
  const parsed = Env.safeParse(set)
  if (!parsed.success) {
    // The value itself is not repeated: DATABASE_URL and SMTP_URL carry passwords.
    throw new InvalidConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  const settings = parsed.data
  const problems: string[] = []
  const google = credentials('GOOGLE', settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, problems)
  const facebook = credentials('FACEBOOK', settings.FACEBOOK_CLIENT_ID, settings.FACEBOOK_CLIENT_SECRET, problems)
  if (settings.OIDC_ISSUER && !google) problems.push('OIDC_ISSUER needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET')
  if (settings.OIDC_ISSUER && !isSafeIssuer(settings.OIDC_ISSUER)) {
    problems.push('OIDC_ISSUER must start with https://, unless it is on this machine')
  }

  const s3 = objectStorage(settings, problems)

  const demo = settings.DEMO ? settings.DEMO !== 'off' : !settings.DATABASE_URL
  const demoForced = settings.DEMO === 'force'
  if (demo && !demoForced && !isLoopback(settings.HOST)) problems.push(DEMO_EXPOSED)
  if (problems.length > 0) throw new InvalidConfigError(problems)

  const appUrl = (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '')
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    appUrl,
    databaseUrl: settings.DATABASE_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    shopEmail: settings.SHOP_EMAIL ?? `shop@${new URL(appUrl).hostname}`,
    taxRate: settings.TAX_RATE,
    trustProxy: settings.TRUST_PROXY,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    demo,
    demoForced,
    s3,
    google,
    facebook,
    oidcIssuer: settings.OIDC_ISSUER ?? null,
    // Without a version in its paths Facebook answers as the oldest one that it still knows.
    facebookServer: FACEBOOK,
    providerTimeout: 5,
  }
}
