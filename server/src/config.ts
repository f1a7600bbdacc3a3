import { resolve } from 'node:path'
import { Env } from './env.ts'

/** The credentials of an external sign-in provider. */
type ProviderCredentials = { clientId: string; clientSecret: string }

/** S3-compatible storage for pictures. */
type ObjectStorage = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** The validated settings of a server. */
export type Config = {
  port: number
  host: string
  /** Absolute path of the folder for the embedded database, pictures, and mails without an SMTP server. */
  dataDir: string
  /** The public URL of the shop, without a trailing slash. Links in mails start with it. */
  appUrl: string
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** Whether the embedded database waits for the disk at each commit. */
  embeddedFsync: boolean
  /** Null: events between processes go through PostgreSQL. */
  redisUrl: string | null
  /** Null: mails are written to `dataDir/outbox`. */
  smtpUrl: string | null
  /** The email address of the shop: the sender of mails, and the recipient of contact messages. */
  shopEmail: string
  /** Percent. */
  taxRate: number
  /** Whose X-Forwarded-For is trusted: none, a number of proxies, or proxies with these addresses. */
  trustProxy: false | number | string
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitScale: number
  /** Whether an empty database gets the demo toys and accounts. */
  demo: boolean
  /** Whether other machines may reach the demo accounts, whose password is public. */
  demoForced: boolean
  /** Whether browsers get the service worker. If not, they remove the one that they have. */
  serviceWorker: boolean
  /** Null: pictures are stored in `dataDir/images`. */
  s3: ObjectStorage | null
  google: ProviderCredentials | null
  facebook: ProviderCredentials | null
  /** Replaces Google with another OpenID provider. */
  oidcIssuer: string | null
  /** How often backups are written, or null for no schedule, and how many are kept. */
  backups: { everyMs: number | null; keep: number }
  /** Absolute path of the folder of the server's backups. Null: the bucket of the pictures, or `dataDir/backups`. */
  backupDir: string | null
  /** The OpenTelemetry collector that gets traces, and the share of requests that are traced. Null: no traces. */
  tracing: { endpoint: string; ratio: number } | null
  /** Statements that take this long are logged. 0: none. */
  slowStatementMs: number
  /** How long a server that must stop still accepts requests, so that proxies learn from `/readyz` to send them elsewhere. */
  shutdownDelayMs: number
  /** Where the metrics are served. Null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Facebook's URLs. Not a setting; tests override them. */
  facebookServer: { dialog: string; graph: string }
  /** Timeout of requests to external sign-in providers, in seconds. Not a setting. */
  providerTimeout: number
}

const FACEBOOK = { dialog: 'https://www.facebook.com', graph: 'https://graph.facebook.com' }

/** Thrown by `readConfig`, with one line for each invalid setting. */
export class InvalidConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i

/** Whether only this machine can reach a server on the host. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/** The error for demo accounts on a public host, whether they are new or from an earlier start. */
export const DEMO_EXPOSED =
  'DEMO: other machines must not reach the demo accounts, because their password is public. Set HOST=127.0.0.1 or DEMO=off, or DEMO=force to allow it'

/** Without https, an attacker on the network could impersonate the issuer. */
function isSecureIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/** Reads the id and secret of a provider: both or neither. */
function readCredentials(name: string, id: string | undefined, secret: string | undefined, problems: string[]) {
  if (id && secret) return { clientId: id, clientSecret: secret }
  if (id || secret) problems.push(`${name}_CLIENT_${id ? 'SECRET' : 'ID'} is missing: an external sign-in needs both`)
  return null
}

/** Reads the settings of object storage: all five or none. */
function readObjectStorage(settings: Env, problems: string[]): ObjectStorage | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const s3Settings = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(s3Settings).flatMap(([name, value]) => (value ? [] : [name]))
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
 * Reads and validates the settings. An empty setting counts as not set.
 *
 * @param env `process.env`
 * @throws InvalidConfigError
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  )
  const parsed = Env.safeParse(set)
  if (!parsed.success) {
    // The messages omit the values, because DATABASE_URL, REDIS_URL and SMTP_URL contain passwords.
    throw new InvalidConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  const settings = parsed.data
  const problems: string[] = []
  const google = readCredentials('GOOGLE', settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, problems)
  const facebook = readCredentials('FACEBOOK', settings.FACEBOOK_CLIENT_ID, settings.FACEBOOK_CLIENT_SECRET, problems)
  if (settings.OIDC_ISSUER && !google) problems.push('OIDC_ISSUER needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET')
  if (settings.OIDC_ISSUER && !isSecureIssuer(settings.OIDC_ISSUER)) {
    problems.push('OIDC_ISSUER must start with https://, unless it is on this machine')
  }

  if (settings.REDIS_URL && !settings.DATABASE_URL) problems.push('REDIS_URL needs DATABASE_URL')

  const s3 = readObjectStorage(settings, problems)

  const demo = settings.DEMO ? settings.DEMO !== 'off' : !settings.DATABASE_URL
  const demoForced = settings.DEMO === 'force'
  if (demo && !demoForced && !isLoopback(settings.HOST)) problems.push(DEMO_EXPOSED)
  const { METRICS_HOST, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = settings
  if (METRICS_PORT && METRICS_PORT === settings.PORT) problems.push('METRICS_PORT must differ from PORT')
  if (problems.length > 0) throw new InvalidConfigError(problems)

  const appUrl = (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '')
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    appUrl,
    databaseUrl: settings.DATABASE_URL ?? null,
    embeddedFsync: settings.EMBEDDED_FSYNC,
    redisUrl: settings.REDIS_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    shopEmail: settings.SHOP_EMAIL ?? `shop@${new URL(appUrl).hostname}`,
    taxRate: settings.TAX_RATE,
    trustProxy: settings.TRUST_PROXY,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    demo,
    demoForced,
    serviceWorker: settings.SERVICE_WORKER,
    s3,
    google,
    facebook,
    oidcIssuer: settings.OIDC_ISSUER ?? null,
    backups: { everyMs: settings.BACKUP_EVERY ?? null, keep: settings.BACKUP_KEEP },
    backupDir: settings.BACKUP_DIR ? resolve(settings.BACKUP_DIR) : null,
    tracing: OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, ratio: settings.OTEL_TRACES_SAMPLER_ARG }
      : null,
    slowStatementMs: settings.SLOW_STATEMENT_MS,
    shutdownDelayMs: settings.SHUTDOWN_DELAY_MS,
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
    // Without a version in the path, Facebook uses the oldest supported version of its API.
    facebookServer: FACEBOOK,
    providerTimeout: 5,
  }
}
