// Runs the server for the end-to-end tests, with demo data and a fake sign-in provider. The data folder is temporary and deleted on exit,
// unless `DATA_DIR` names a folder to keep.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT, startOpenIdServer } from '../../server/test/openid-server.ts'
import { SHOP_DATA } from './address.ts'
import { GOOGLE_USER } from './google-user.ts'

if (!existsSync(join(import.meta.dirname, '../../app/dist/index.html'))) {
  throw new Error('The app is not built. Run npm run build:app first.')
}

if (!process.env.DATA_DIR) {
  const remove = () => rmSync(SHOP_DATA, { recursive: true, force: true })
  remove() // A killed run leaves its folder behind.
  process.env.DATA_DIR = SHOP_DATA
  process.on('exit', remove)
}
process.env.DEMO = 'on'
process.env.RATE_LIMIT_SCALE = '0'
// Tests must not reach a real service that the shell's environment configures.
for (const name of [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'FACEBOOK_CLIENT_ID',
  'FACEBOOK_CLIENT_SECRET',
  'S3_ENDPOINT',
]) {
  delete process.env[name]
}

// The browser returns the cookies of a sign-in only to the exact host that set them.
process.env.APP_URL = `http://127.0.0.1:${process.env.PORT}`
const { issuer, account } = await startOpenIdServer(`${process.env.APP_URL}/api/auth/google/callback`)
account.claims = GOOGLE_USER
process.env.OIDC_ISSUER = issuer
process.env.GOOGLE_CLIENT_ID = CLIENT.clientId
process.env.GOOGLE_CLIENT_SECRET = CLIENT.clientSecret

await import('../../server/src/main.ts')
