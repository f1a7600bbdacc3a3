import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the shop of the end-to-end tests listens; `WHIRLIGIG_E2E_PORT` moves it. */
export const SHOP_PORT = Number(process.env.WHIRLIGIG_E2E_PORT ?? 3100)
export const SHOP_URL = `http://127.0.0.1:${SHOP_PORT}`

/** Where it keeps its data while the tests run. */
export const SHOP_DATA = join(tmpdir(), `whirligig-e2e-${SHOP_PORT}`)
