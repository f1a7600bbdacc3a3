import { readFileSync } from 'node:fs'
import type { Config } from './config.ts'
import { MINUTE } from './lib/clock.ts'

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/../package.json`, 'utf8'))

/** The version of the shop. */
export const VERSION = String(version)

/** The host of a URL, without user and password. */
const getHost = (url: string) => new URL(url).host

/** What runs with these settings, for the log: parts and addresses, and no user, password or key. */
export function describeServer(config: Config, { metricsUrl }: { metricsUrl: string | null }) {
  const { databaseUrl, redisUrl, smtpUrl, s3, trustProxy, tracing, slowStatementMs } = config
  return {
    version: VERSION,
    node: process.version,
    appUrl: config.appUrl,
    database:
      databaseUrl === null
        ? `embedded, fsync ${config.embeddedFsync ? 'on' : 'off'}`
        : `${getHost(databaseUrl)}${new URL(databaseUrl).pathname}`,
    events: redisUrl === null ? 'database' : `Redis at ${getHost(redisUrl)}`,
    mail: smtpUrl === null ? 'outbox' : getHost(smtpUrl),
    pictures: s3 === null ? 'folder' : `bucket ${s3.bucket} at ${getHost(s3.endpoint)}`,
    trustProxy: trustProxy === false ? 'off' : trustProxy,
    metrics: metricsUrl ?? 'off',
    backups: config.backups.everyMs === null ? 'off' : `every ${config.backups.everyMs / MINUTE} minutes`,
    traces: tracing === null ? 'off' : getHost(tracing.endpoint),
    slowStatementMs: slowStatementMs === 0 ? 'off' : slowStatementMs,
  }
}
