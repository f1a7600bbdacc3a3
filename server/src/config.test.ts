import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Config, DEMO_EXPOSED, InvalidConfigError, isLoopback, readConfig } from './config.ts'

/** The lines that the server prints for these settings. */
function getProblems(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof InvalidConfigError) return error.problems
    throw error
  }
}

it('has a default for every setting', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    appUrl: 'http://localhost:3000',
    databaseUrl: null,
    redisUrl: null,
    smtpUrl: null,
    shopEmail: 'shop@localhost',
    taxRate: 5,
    trustProxy: false,
    rateLimitScale: 1,
    demo: true,
    demoForced: false,
    serviceWorker: true,
    s3: null,
    google: null,
    facebook: null,
    oidcIssuer: null,
    backups: { everyMs: null, keep: 7 },
    backupDir: null,
    tracing: null,
    slowStatementMs: 200,
    shutdownDelayMs: 0,
    embeddedFsync: false,
    metrics: null,
    facebookServer: { dialog: 'https://www.facebook.com', graph: 'https://graph.facebook.com' },
    providerTimeout: 5,
  } satisfies Config)
})

const DATABASE_URL = 'postgres://shop:secret@db/shop'
const s3 = {
  ...{ S3_ENDPOINT: 'http://s3.example:9000', S3_REGION: 'us-east-1', S3_BUCKET: 'toys' },
  ...{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
}
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

it.each<[Record<string, string>, Partial<Config>]>([
  [{ PORT: '8080' }, { port: 8080, appUrl: 'http://localhost:8080' }],
  [
    { PORT: '  ', HOST: '' },
    { port: 3000, host: '127.0.0.1' },
  ],
  [{ APP_URL: 'https://toys.example/' }, { appUrl: 'https://toys.example' }],
  [{ APP_URL: 'https://example.com/toys//' }, { appUrl: 'https://example.com/toys' }],
  [{ SERVICE_WORKER: 'Off' }, { serviceWorker: false }],
  [{ DATABASE_URL, REDIS_URL: 'redis://cache' }, { redisUrl: 'redis://cache' }],
  [{ DATABASE_URL }, { databaseUrl: DATABASE_URL, demo: false }],
  [
    s3,
    {
      s3: {
        ...{ endpoint: 'http://s3.example:9000', region: 'us-east-1', bucket: 'toys' },
        ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
      },
    },
  ],
  [
    { DATABASE_URL, DEMO: 'on' },
    { demo: true, demoForced: false },
  ],
  [
    { DEMO: 'off', HOST: '0.0.0.0' },
    { demo: false, host: '0.0.0.0' },
  ],
  [
    { DEMO: 'Force', HOST: '0.0.0.0' },
    { demo: true, demoForced: true },
  ],
  [{ DATABASE_URL, HOST: '0.0.0.0' }, { demo: false }],
  [{ APP_URL: 'https://toys.example:8443/x' }, { shopEmail: 'shop@toys.example' }],
  [{ SHOP_EMAIL: 'hello@toys.example' }, { shopEmail: 'hello@toys.example' }],
  [{ TAX_RATE: '8.25' }, { taxRate: 8.25 }],
  [{ RATE_LIMIT_SCALE: '0' }, { rateLimitScale: 0 }],
  [{ TRUST_PROXY: 'on' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: '10.0.0.0/8, ::1' }],
  [{ SMTP_URL: 'smtps://user:pass@mail.example:465' }, { smtpUrl: 'smtps://user:pass@mail.example:465' }],
  [
    { ...google, OIDC_ISSUER: 'http://127.0.0.1:9000' },
    { google: { clientId: 'id', clientSecret: 'secret' }, oidcIssuer: 'http://127.0.0.1:9000' },
  ],
  [{ ...google, OIDC_ISSUER: 'http://[::1]:9000' }, { oidcIssuer: 'http://[::1]:9000' }],
  [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
  [{ METRICS_PORT: '0', METRICS_HOST: '10.0.0.5', PORT: '0' }, { metrics: { host: '10.0.0.5', port: 0 } }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { tracing: { endpoint: 'http://collector:4318', ratio: 0.1 } },
  ],
  [{ BACKUP_EVERY: '24h' }, { backups: { everyMs: 86_400_000, keep: 7 } }],
  [
    { BACKUP_EVERY: '30m', BACKUP_KEEP: '48', BACKUP_DIR: 'copies' },
    { backups: { everyMs: 1_800_000, keep: 48 }, backupDir: resolve('copies') },
  ],
  [{ SLOW_STATEMENT_MS: '0' }, { slowStatementMs: 0 }],
  [{ EMBEDDED_FSYNC: 'on' }, { embeddedFsync: true }],
  [{ SHUTDOWN_DELAY_MS: '3000' }, { shutdownDelayMs: 3000 }],
  [{ METRICS_HOST: '10.0.0.5' }, { metrics: null }],
])('parses %j', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

it.each<[Record<string, string>, string[]]>([
  [{ PORT: 'abc' }, ['PORT must be a whole number from 0 to 65535']],
  [{ PORT: '70000' }, ['PORT must be a whole number from 0 to 65535']],
  [{ PORT: '0x10' }, ['PORT must be a whole number from 0 to 65535']],
  [{ PORT: '80.5' }, ['PORT must be a whole number from 0 to 65535']],
  [{ APP_URL: 'toys.example' }, ['APP_URL must be a URL that starts with http:// or https://']],
  [{ APP_URL: 'javascript:alert(1)' }, ['APP_URL must be a URL that starts with http:// or https://']],
  [
    { DATABASE_URL: 'mysql://u:secret@db/x' },
    ['DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
  ],
  [{ SMTP_URL: 'mail.example' }, ['SMTP_URL must be a URL that starts with smtp:// or smtps://']],
  [{ SHOP_EMAIL: 'Toys' }, ['SHOP_EMAIL must be an email address']],
  [{ TAX_RATE: '-1' }, ['TAX_RATE must be a percentage from 0 to 100']],
  [{ TAX_RATE: 'five' }, ['TAX_RATE must be a percentage from 0 to 100']],
  [{ TAX_RATE: '1e1' }, ['TAX_RATE must be a percentage from 0 to 100']],
  [{ RATE_LIMIT_SCALE: '-1' }, ['RATE_LIMIT_SCALE must be a number from 0 (no limits)']],
  [{ TRUST_PROXY: 'everybody' }, ['TRUST_PROXY must be off, on, a number of proxies or their addresses']],
  [{ TRUST_PROXY: '10.0.0.0/8, 999.1.1.1' }, ['TRUST_PROXY must be off, on, a number of proxies or their addresses']],
  [{ DEMO: 'maybe' }, ['DEMO must be on, off or force']],
  [{ GOOGLE_CLIENT_ID: 'id' }, ['GOOGLE_CLIENT_SECRET is missing: an external sign-in needs both']],
  [{ FACEBOOK_CLIENT_SECRET: 's' }, ['FACEBOOK_CLIENT_ID is missing: an external sign-in needs both']],
  [{ OIDC_ISSUER: 'https://id.example' }, ['OIDC_ISSUER needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET']],
  [
    { ...google, OIDC_ISSUER: 'http://id.example' },
    ['OIDC_ISSUER must start with https://, unless it is on this machine'],
  ],
  [{ ...s3, S3_BUCKET: '' }, ['S3_BUCKET is missing: object storage needs all five S3 settings']],
  [
    { ...s3, S3_REGION: '', S3_BUCKET: '' },
    ['S3_REGION, S3_BUCKET are missing: object storage needs all five S3 settings'],
  ],
  [{ ...s3, S3_ENDPOINT: 's3.example' }, ['S3_ENDPOINT must be a URL that starts with http:// or https://']],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    ['OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that starts with http:// or https://'],
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, ['OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1']],
  [{ BACKUP_EVERY: 'daily' }, ['BACKUP_EVERY must be a duration such as 30m, 24h or 7d']],
  [{ BACKUP_EVERY: '0h' }, ['BACKUP_EVERY must be a duration such as 30m, 24h or 7d']],
  [{ BACKUP_KEEP: '0' }, ['BACKUP_KEEP must be a whole number from 1 to 1000']],
  [{ SHUTDOWN_DELAY_MS: '3s' }, ['SHUTDOWN_DELAY_MS must be a whole number from 0 to 60000']],
  [{ SLOW_STATEMENT_MS: '0.5s' }, ['SLOW_STATEMENT_MS must be a whole number from 0 to 3600000']],
  [{ METRICS_PORT: 'on' }, ['METRICS_PORT must be a whole number from 0 to 65535']],
  [{ METRICS_PORT: '3000' }, ['METRICS_PORT must differ from PORT']],
  [{ REDIS_URL: 'redis://cache' }, ['REDIS_URL needs DATABASE_URL']],
  [{ HOST: '0.0.0.0' }, [DEMO_EXPOSED]],
  [{ HOST: '192.168.0.7', DEMO: 'on', DATABASE_URL }, [DEMO_EXPOSED]],
  [{ PORT: 'x', DEMO: 'x' }, ['PORT must be a whole number from 0 to 65535', 'DEMO must be on, off or force']],
])('refuses %j with one line per problem', (env, expected) => {
  expect(getProblems(env)).toEqual(expected)
})

it('never prints a value, because it may contain a password', () => {
  expect(getProblems({ DATABASE_URL: 'mysql://shop:hunter2@db' }).join()).not.toContain('hunter2')
})

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.1.2.3', 'localhost', 'LOCALHOST', '::1'])('returns true for %s', (host) => {
    expect(isLoopback(host)).toBe(true)
  })
  it.each(['0.0.0.0', '::', '192.168.1.1', '127.0.0.1.example.com', 'shop.localhost.example'])(
    'returns false for %s',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})
