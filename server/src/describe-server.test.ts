import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { describeServer } from './describe-server.ts'

it('names the parts of a server with default settings', () => {
  expect(describeServer(readConfig({}), { metricsUrl: null })).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.version,
    appUrl: 'http://localhost:3000',
    ...{
      database: 'embedded, fsync off',
      events: 'database',
      mail: 'outbox',
      pictures: 'folder',
      trustProxy: 'off',
      metrics: 'off',
    },
    ...{ backups: 'off', traces: 'off' },
    slowStatementMs: 200,
  })
})

it('names hosts, and no user, password or key', () => {
  const config = readConfig({
    APP_URL: 'https://toys.example',
    DATABASE_URL: 'postgres://secret-user:secret-word@db.example:5433/shop?sslpassword=secret-key',
    REDIS_URL: 'rediss://secret-user:secret-word@redis.example:6380',
    SMTP_URL: 'smtps://secret-user:secret-word@mail.example:465',
    TRUST_PROXY: '10.0.0.0/8',
    SLOW_STATEMENT_MS: '0',
    BACKUP_EVERY: '24h',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://secret-user:secret-word@collector.example:4318/secret',
    ...{ S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu', S3_BUCKET: 'toys' },
    ...{ S3_ACCESS_KEY_ID: 'secret-id', S3_SECRET_ACCESS_KEY: 'secret-key' },
  })
  const described = describeServer(config, { metricsUrl: 'http://127.0.0.1:9464/metrics' })
  expect(described).toMatchObject({
    ...{ appUrl: 'https://toys.example', database: 'db.example:5433/shop', mail: 'mail.example:465' },
    ...{ pictures: 'bucket toys at s3.example', trustProxy: '10.0.0.0/8', slowStatementMs: 'off' },
    metrics: 'http://127.0.0.1:9464/metrics',
    events: 'Redis at redis.example:6380',
    backups: 'every 1440 minutes',
    traces: 'collector.example:4318',
  })
  expect(JSON.stringify(described)).not.toContain('secret')
})
