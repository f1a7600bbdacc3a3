import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT, startOpenIdServer } from '../../server/test/openid-server.ts'
import { SHOP_DATA } from './address.ts'
import { ELSEWHERE } from './elsewhere.ts'

/** Runs the shop's server on data of its own, which are gone when it ends, unless `DATA_DIR` names data to keep. */

if (!existsSync(join(import.meta.dirname, '../../app/dist/index.html'))) {
  throw new Error('The app is not built. Run npm run build:app first.')
}

if (!process.env.DATA_DIR) {
  const remove = () => rmSync(SHOP_DATA, { recursive: true, force: true })
  remove() // a run that was killed leaves its own
  process.env.DATA_DIR = SHOP_DATA
  process.on('exit', remove)
}
process.env.DEMO = 'on'
process.env.RATE_LIMIT_SCALE = '0'
// Whatever the shell is set up for, no test reaches a real database, mailbox or sign-in.
for (const name of ['DATABASE_URL', 'SMTP_URL', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET', 'S3_ENDPOINT']) {
  delete process.env[name]
}

// Cookies of a sign-in come back only to the very address that they were set at.
process.env.APP_URL = `http://127.0.0.1:${process.env.PORT}`
const { issuer, account } = await startOpenIdServer(`${process.env.APP_URL}/api/auth/google/callback`)
account.claims = ELSEWHERE
process.env.OIDC_ISSUER = issuer
process.env.GOOGLE_CLIENT_ID = CLIENT.clientId
process.env.GOOGLE_CLIENT_SECRET = CLIENT.clientSecret

await import('../../server/src/main.ts')
