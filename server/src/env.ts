import proxyaddr from '@fastify/proxy-addr'
import { z } from 'zod'
import { DAY, HOUR, MINUTE } from './lib/clock.ts'

/** The decimal text of a number. `Number` also accepts `0x10`, `1e3` and a blank text. */
const decimal = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^[+-]?\d+(\.\d+)?$/, message)
    .transform(Number)

const integer = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return decimal(message).pipe(z.number().int(message).min(min, message).max(max, message))
}

const number = (min: number, max: number, message: string) =>
  decimal(message).pipe(z.number().min(min, message).max(max, message))

const url = (...schemes: string[]) => {
  const message = `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  return z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), message)
}

const ON = ['on', 'true', '1', 'yes']
const OFF = ['off', 'false', '0', 'no']

const toggle = z
  .string()
  .toLowerCase()
  .refine((text) => [...ON, ...OFF].includes(text), 'must be on or off')
  .transform((text) => ON.includes(text))

/** `on`, `off`, or `force`, which allows the demo on a public host. */
const demo = z
  .string()
  .toLowerCase()
  .refine((text) => [...ON, ...OFF, 'force'].includes(text), 'must be on, off or force')
  .transform((text): 'on' | 'off' | 'force' => (text === 'force' ? text : ON.includes(text) ? 'on' : 'off'))

/** Whether a text lists IP addresses or networks. */
function areAddresses(text: string): boolean {
  try {
    proxyaddr.compile(text.split(',').map((address) => address.trim()))
    return /^[\da-f.:/,\s]+$/i.test(text)
  } catch {
    return false
  }
}

/**
 * `off`, `on` (one proxy), a number of proxies, or the addresses of the proxies. There is no "trust all", because any
 * client could then choose the address that rate limits count.
 */
const proxy = z
  .string()
  .refine(
    (text) => [...ON, ...OFF].includes(text.toLowerCase()) || /^\d{1,2}$/.test(text) || areAddresses(text),
    'must be off, on, a number of proxies or their addresses',
  )
  .transform((text): false | number | string => {
    if (OFF.includes(text.toLowerCase())) return false
    if (ON.includes(text.toLowerCase())) return 1
    return /^\d{1,2}$/.test(text) ? Number(text) : text
  })

const DURATION_UNITS = { m: MINUTE, h: HOUR, d: DAY }

/** A duration such as `30m`, `24h` or `7d`, in milliseconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a duration such as 30m, 24h or 7d')
  .transform((text) => {
    const unit = text.slice(-1) as keyof typeof DURATION_UNITS // checked by the expression
    return Number(text.slice(0, -1)) * DURATION_UNITS[unit]
  })

/** The schema of the environment variables: every setting with its default and valid values. */
export const Env = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  APP_URL: url('http', 'https').optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  EMBEDDED_FSYNC: toggle.default(false),
  REDIS_URL: url('redis', 'rediss').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  SHOP_EMAIL: z.email('must be an email address').optional(),
  TAX_RATE: number(0, 100, 'must be a percentage from 0 to 100').default(5),
  TRUST_PROXY: proxy.default(false),
  RATE_LIMIT_SCALE: number(0, 1_000_000, 'must be a number from 0 (no limits)').default(1),
  DEMO: demo.optional(),
  SERVICE_WORKER: toggle.default(true),
  BACKUP_EVERY: duration.optional(),
  BACKUP_KEEP: integer(1, 1000).default(7),
  BACKUP_DIR: z.string().optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: url('http', 'https').optional(),
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  /** The exporter itself reads it. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: number(0, 1, 'must be a number from 0 to 1').default(1),
  SLOW_STATEMENT_MS: integer(0, 3_600_000).default(200),
  SHUTDOWN_DELAY_MS: integer(0, 60_000).default(0),
})
export type Env = z.infer<typeof Env>
