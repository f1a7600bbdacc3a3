import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import {
  AddressAddedResponse,
  CartResponse,
  OrderPlacedResponse,
  ProductResponse,
  SignInResponse,
} from '@whirligig/contract'
import { SHOP_URL } from './address.ts'

/** Someone nobody has signed up as yet. */
export const aStranger = () => ({
  firstName: 'Mina',
  lastName: 'Marlow',
  email: `mina-${crypto.randomUUID()}@whirligig.test`,
  password: 'whirligig',
})

type Stranger = ReturnType<typeof aStranger>

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Signs somebody up behind the screens. */
export async function aMember(request: APIRequestContext, person: Stranger = aStranger()) {
  const answer = await request.post('/api/auth/register', { data: person })
  const { token } = SignInResponse.parse(await answer.json())
  return { ...person, token }
}

/** Somebody else buys a toy behind the screens; answers the order's id. */
export async function buy(request: APIRequestContext, token: string, slug: string, quantity = 1): Promise<string> {
  const headers = bearer(token)
  const { product } = ProductResponse.parse(await (await request.get(`/api/product/item/${slug}`)).json())
  const lines = { products: [{ product: product._id, quantity, price: product.price, taxable: product.taxable }] }
  const { cartId } = CartResponse.parse(await (await request.post('/api/cart/add', { headers, data: lines })).json())
  const total = Math.round(product.price * quantity * 100) / 100
  const placed = await request.post('/api/order/add', { headers, data: { cartId, total } })
  return OrderPlacedResponse.parse(await placed.json()).order._id
}

/** Gives somebody an address behind the screens; answers its id. */
export async function addAddress(request: APIRequestContext, token: string): Promise<string> {
  const home = { address: '12 Clockmaker Lane', city: 'Portland', state: 'Oregon', country: 'US', zipCode: '97205' }
  const data = { ...home, isDefault: true }
  const answer = await request.post('/api/address/add', { headers: bearer(token), data })
  return AddressAddedResponse.parse(await answer.json()).address._id
}

/** Opens the shop signed in, without the screens of signing in. */
export async function enterAs(page: Page, token: string, path = '/'): Promise<void> {
  const localStorage = [{ name: 'token', value: token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: SHOP_URL, localStorage }] })
  await page.goto(`/#${path}`)
}

/** Does something and sees the notice of it, which is gone a second later: every frame is looked at. */
export async function seeing(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const seen = page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[aria-label^="Notices"] li')].some(
        (notice) => notice.textContent.includes(wanted) && notice.checkVisibility(),
      ),
    text,
    { polling: 'raf' },
  )
  await Promise.all([seen, act()])
}

/** The line of text of a form with this label, which its star is not part of. */
export const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true })

/** Until the sign-up is on screen. The login, which may be there before it, asks for an email too. */
export const signUpShown = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()

/** Fills the form of the sign-up, once it is on screen, and sends it. */
export async function signUp(page: Page, { email, firstName, lastName, password }: Stranger): Promise<void> {
  await signUpShown(page)
  await field(page, 'Email').fill(email)
  await field(page, 'First Name').fill(firstName)
  await field(page, 'Last Name').fill(lastName)
  await field(page, 'Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
}

/** Puts a toy into the cart from its own page. */
export async function addToCart(page: Page, slug: string, quantity = 1): Promise<void> {
  await page.goto(`/#/product/${slug}`)
  if (quantity !== 1) await page.getByLabel('Quantity').fill(String(quantity))
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByRole('button', { name: 'Remove From Cart' })).toBeVisible()
}

/** The button of the header that opens the cart. */
export const cartButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Cart, / })

/** Opens the cart and answers its drawer. */
export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${target}.`)
}
