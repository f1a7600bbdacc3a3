import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs the shop's server on data of its own, which are gone when it ends, unless `DATA_DIR` names data to keep. */

if (!existsSync(join(import.meta.dirname, '../../app/dist/index.html'))) {
  throw new Error('The app is not built. Run npm run build:app first.')
}

if (!process.env.DATA_DIR) {
  const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-e2e-'))
  process.env.DATA_DIR = dataDir
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}
process.env.DEMO = 'on'
process.env.RATE_LIMIT_SCALE = '0'
// Whatever the shell is set up for, no test reaches a real database, mailbox or sign-in.
for (const name of ['DATABASE_URL', 'SMTP_URL', 'APP_URL', 'OIDC_ISSUER', 'GOOGLE_CLIENT_ID', 'FACEBOOK_CLIENT_ID']) {
  delete process.env[name]
}

await import('../../server/src/main.ts')
