import { expect, type Page } from '@playwright/test'
import { addAddress, addToCart, bearer, buyProduct, newUserData, openCart, registerUser } from './support/actions.ts'
import { IsolatedServer } from './support/isolated-server.ts'
import { test } from './support/test.ts'

const shop = new IsolatedServer()

// Serial, because the tests share one server and stop it.
test.describe.configure({ mode: 'default' })

test.use({
  baseURL: shop.url,
  // Requests to a server that is stopped, among them those of the worker.
  allowedErrors:
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_FAILED|no-response|dynamically imported module/,
})

test.beforeAll(async () => {
  test.setTimeout(150_000)
  await shop.start()
})
test.afterAll(() => shop.remove())

/** Sets what the browser says about itself: the app does not register the worker in an automated browser. */
const setAutomated = (page: Page, isAutomated: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => value, configurable: true })
  }, isAutomated)

test.beforeEach(({ page }) => setAutomated(page, false))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const banner = (page: Page) => page.getByText('The shop is out of reach.', { exact: false })

/** Reads what the worker has stored: addresses and texts. */
const readStored = (page: Page): Promise<{ path: string; text: string }[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const stored = await Promise.all(
      opened.map(async (cache) =>
        Promise.all(
          (await cache.keys()).map(async (request) => {
            const text = await (await cache.match(request))?.text()
            return { path: request.url.slice(location.origin.length), text: text ?? '' }
          }),
        ),
      ),
    )
    return stored.flat()
  })

const listStored = async (page: Page) => (await readStored(page)).map(({ path }) => path)

/** Opens a page and waits until the worker has stored it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => listStored(page), { timeout: 60_000 }).toContain(path)
}

/** Lets the browser look for a new worker, and waits until it has taken over. */
const updateWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await (await navigator.serviceWorker.ready).update()
    await taken
  })

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('a second visit loads the files of the app from the disk', async ({ page }) => {
  await visit(page, '/shop')
  const sources: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) sources.push(response.fromServiceWorker() ? 'worker' : response.url())
  })
  await page.goto('/shop')
  await expect(heading(page)).toHaveText('All toys')
  expect(new Set(sources)).toEqual(new Set(['worker']))
})

test('an automated browser gets no worker', async ({ page }) => {
  await setAutomated(page, true)
  await page.goto('/shop')
  await page.waitForLoadState('networkidle')
  expect(await countWorkers(page)).toBe(0)
})

test('without a server, visited pages open and other pages show an error', async ({ page }) => {
  test.setTimeout(150_000)
  await visit(page, '/')
  await visit(page, '/shop')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^11-20 Toys of/)).toBeVisible()
  await visit(page, '/product/teddy-bears')
  await addToCart(page, 'fifty-good-blocks', 2)

  await shop.stop()
  try {
    await page.goto('/#/shop')
    await page.reload()
    await expect(page.getByText(/^1-10 Toys of/)).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await page.goto('/product/teddy-bears')
    await expect(page).toHaveURL('/#/product/teddy-bears')
    await expect(heading(page)).toHaveText('Teddy Bears')
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /Teddy Bears/ })
      .first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.goBack()
    await expect(page.getByText(/^1-10 Toys of/)).toBeVisible()
    // Was only seen inside the app, so its document is unknown and its data is not.
    await page.goto('/#/shop?page=2')
    await page.reload()
    await expect(page.getByText(/^11-20 Toys of/)).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await page.goto('/product/yo-yo')
    await expect(page.getByText('The toy could not be loaded.')).toBeVisible()
    await page.goto('/')
    await expect(heading(page)).toHaveText('Toys For Everyone')
    const cart = await openCart(page)
    await expect(cart.getByRole('link', { name: 'Fifty Good Blocks' })).toBeVisible()
  } finally {
    await shop.start()
  }
  await expect(banner(page)).toBeHidden()
})

test('a page that was stored because the network is slow gets its current data', async ({ page, context }) => {
  await visit(page, '/product/teddy-bears')
  const unanswered = Promise.withResolvers<void>()
  await context.route('**/product/teddy-bears', async (route) => {
    await unanswered.promise
    await route.continue()
  })
  // Sooner than guests' pages poll their data, which is every 30 seconds.
  const data = page.waitForResponse('**/api/product/item/teddy-bears', { timeout: 25_000 })
  await page.goto('/product/teddy-bears')
  expect((await data).status()).toBe(200)
  await expect(heading(page)).toHaveText('Teddy Bears')
  await expect(banner(page)).toBeHidden()
  unanswered.resolve()
})

test('nothing private is stored', async ({ page, request }) => {
  const user = newUserData()
  const { token } = await registerUser(request, user)
  await addAddress(request, token)
  const orderId = await buyProduct(request, token, 'teddy-bears')
  await request.get('/api/order/me', { headers: bearer(token) })

  await visit(page, '/')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  for (const path of [
    '/dashboard',
    '/dashboard/account',
    '/dashboard/address',
    '/dashboard/orders',
    '/dashboard/wishlist',
    `/order/${orderId}`,
    '/support',
    '/shop',
    '/product/teddy-bears',
    '/reset-password/secret-token',
  ]) {
    await page.goto(`/#${path}`)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
  }

  const stored = await readStored(page)
  const paths = stored.map(({ path }) => path)
  expect(paths).toContain('/product/teddy-bears')
  const unexpected = paths.filter(
    (path) => !/^\/(assets\/.*|images\/.*|index\.html|shop|product\/teddy-bears|)$/.test(path),
  )
  const publicData = /^\/api\/(product\/(list|featured|item)|brand\/list|category\/list|review\/teddy-bears)/
  expect(unexpected.filter((path) => !publicData.test(path))).toEqual([])
  const secrets = [user.email, user.lastName, token, orderId, 'Clockmaker', 'secret-token']
  expect(stored.filter(({ text, path }) => secrets.some((secret) => (path + text).includes(secret)))).toEqual([])
})

test('a new version takes over, and pages of the old one keep their files until they navigate', async ({
  page,
  context,
}) => {
  const path = '**/service-worker.js'
  await context.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n// the old version` })
  })
  await visit(page, '/shop')
  await page.waitForLoadState('networkidle')
  const oldAssets = (await listStored(page)).filter((stored) => stored.startsWith('/assets/'))
  await context.unroute(path)
  await updateWorker(page)
  expect(await listStored(page)).toEqual(expect.arrayContaining(oldAssets))
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull()
  const navigation = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('link', { name: 'Fifty Good Blocks' }).click()
  expect((await navigation).url()).toBe(`${shop.url}/product/fifty-good-blocks`)
  await expect(heading(page)).toHaveText('Fifty Good Blocks')
})

test('an operator can remove the worker and all that it has stored', async ({ page }) => {
  test.setTimeout(150_000)
  await visit(page, '/shop')
  await shop.stop()
  await shop.start({ SERVICE_WORKER: 'off' })
  try {
    await page.goto('/shop')
    await expect.poll(() => countWorkers(page), { timeout: 60_000 }).toBe(0)
    expect(await listStored(page)).toEqual([])
  } finally {
    await shop.stop()
    await shop.start()
  }
})
