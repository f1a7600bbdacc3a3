/** Where the shop of the end-to-end tests listens; `WHIRLIGIG_E2E_PORT` moves it. */
export const SHOP_PORT = Number(process.env.WHIRLIGIG_E2E_PORT ?? 3100)
export const SHOP_URL = `http://127.0.0.1:${SHOP_PORT}`
