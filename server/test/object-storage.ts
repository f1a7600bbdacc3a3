import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error: the package has no types
import S3rver from 's3rver'
import { afterAll, beforeAll } from 'vitest'
import type { Config } from '../src/config.ts'

/** An S3 server for the tests of a file. Call it at the top level; it registers the start and stop hooks. */
export function setupObjectStorage(): { settings: () => NonNullable<Config['s3']> } {
  const directory = mkdtempSync(join(tmpdir(), 'whirligig-s3-'))
  const server = new S3rver({
    ...{ directory, address: '127.0.0.1', port: 0, silent: true },
    configureBuckets: [{ name: 'toys' }],
  })
  let port = 0

  beforeAll(async () => {
    port = (await server.run()).port
  })
  afterAll(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    settings: () => ({
      ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'toys' },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }),
  }
}
