import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The port of the end-to-end tests' server. Set `WHIRLIGIG_E2E_PORT` to change it. */
export const SHOP_PORT = Number(process.env.WHIRLIGIG_E2E_PORT ?? 3100)
export const SHOP_URL = `http://127.0.0.1:${SHOP_PORT}`

/** The data folder of that server while the tests run. */
export const SHOP_DATA = join(tmpdir(), `whirligig-e2e-${SHOP_PORT}`)
