import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test'
import {
  AddressAddedResponse,
  CartResponse,
  OrderPlacedResponse,
  ProductResponse,
  SignInResponse,
} from '@whirligig/contract'
import { SHOP_URL } from './address.ts'

/** Sign-up data with an email that is not registered yet. */
export const newUserData = () => ({
  firstName: 'Mina',
  lastName: 'Marlow',
  email: `mina-${crypto.randomUUID()}@whirligig.test`,
  password: 'whirligig',
})

type NewUserData = ReturnType<typeof newUserData>

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Registers a user via the API and returns the data with the token. */
export async function registerUser(request: APIRequestContext, user: NewUserData = newUserData()) {
  const response = await request.post('/api/auth/register', { data: user })
  const { token } = SignInResponse.parse(await response.json())
  return { ...user, token }
}

/** Buys a product via the API and returns the order's id. */
export async function buyProduct(
  request: APIRequestContext,
  token: string,
  slug: string,
  quantity = 1,
): Promise<string> {
  const headers = bearer(token)
  const { product } = ProductResponse.parse(await (await request.get(`/api/product/item/${slug}`)).json())
  const lines = { products: [{ product: product._id, quantity, price: product.price, taxable: product.taxable }] }
  const { cartId } = CartResponse.parse(await (await request.post('/api/cart/add', { headers, data: lines })).json())
  const total = Math.round(product.price * quantity * 100) / 100
  const response = await request.post('/api/order/add', { headers, data: { cartId, total } })
  return OrderPlacedResponse.parse(await response.json()).order._id
}

/** Adds an address via the API and returns its id. */
export async function addAddress(request: APIRequestContext, token: string): Promise<string> {
  const home = { address: '12 Clockmaker Lane', city: 'Portland', state: 'Oregon', country: 'US', zipCode: '97205' }
  const data = { ...home, isDefault: true }
  const response = await request.post('/api/address/add', { headers: bearer(token), data })
  return AddressAddedResponse.parse(await response.json()).address._id
}

/** Opens the app signed in, by storing the token directly. */
export async function signInAs(page: Page, token: string, path = '/'): Promise<void> {
  await page.goto('about:blank') // an open page would follow the change of the token to another address
  const localStorage = [{ name: 'token', value: token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: SHOP_URL, localStorage }] })
  await page.goto(`/#${path}`)
}

/** Opens the app as another user, in a browser context of their own. */
export async function openAs(browser: Browser, token: string, path: string): Promise<Page> {
  const page = await browser.newPage()
  await signInAs(page, token, path)
  return page
}

/** Runs the action and expects a toast with this text. Checks every frame, because toasts disappear quickly. */
export async function expectToast(page: Page, text: string, action: () => Promise<unknown>): Promise<void> {
  const shown = page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('[aria-label^="Notifications"] li')].some(
        (toast) => toast.textContent.includes(expected) && toast.checkVisibility(),
      ),
    text,
    { polling: 'raf' },
  )
  await Promise.all([shown, action()])
}

/** Returns the text field with this exact label, without the star of required fields. */
export const getTextField = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true })

/** Waits for the sign-up page. The login page, which may be visible before it, has an email field, too. */
export const expectSignUpForm = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()

/** Waits for the sign-up form, fills it in and submits it. */
export async function signUp(page: Page, { email, firstName, lastName, password }: NewUserData): Promise<void> {
  await expectSignUpForm(page)
  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'First Name').fill(firstName)
  await getTextField(page, 'Last Name').fill(lastName)
  await getTextField(page, 'Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
}

/** Adds a product to the cart from its product page. */
export async function addToCart(page: Page, slug: string, quantity = 1): Promise<void> {
  await page.goto(`/#/product/${slug}`)
  if (quantity !== 1) await page.getByLabel('Quantity').fill(String(quantity))
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove From Cart', exact: true })).toBeVisible()
}

/** The header button that opens the cart. */
export const cartButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Cart, / })

/** Opens the cart and returns its drawer. */
export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}.`)
}
