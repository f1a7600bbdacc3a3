import type { APIRequestContext } from '@playwright/test'
import { type Merchant, MerchantList, SignInResponse } from '@whirligig/contract'
import { mailedLink } from './outbox.ts'
import { aStranger, bearer } from './shopper.ts'

/** The token of one of the demo's staff, signed in once more behind the screens. */
export async function staffToken(request: APIRequestContext, who: 'admin' | 'merchant'): Promise<string> {
  const data = { email: `${who}@whirligig.test`, password: 'whirligig' }
  return SignInResponse.parse(await (await request.post('/api/auth/login', { data })).json()).token
}

export const adminToken = (request: APIRequestContext) => staffToken(request, 'admin')

/** Somebody applies to sell behind the screens. */
export async function anApplicant(request: APIRequestContext) {
  const person = aStranger()
  const name = `${person.firstName} ${person.lastName}`
  const brandName = `Marlow ${person.email.slice(5, 13)}`
  const application = { name, email: person.email, phoneNumber: '555-010-0199', brandName, business: 'We knit owls.' }
  await request.post('/api/merchant/add', { data: application })
  return { ...person, brandName }
}

/** What an admin finds by an applicant's email. */
export async function merchantOf(request: APIRequestContext, token: string, email: string): Promise<Merchant> {
  const found = await request.get('/api/merchant/search', { headers: bearer(token), params: { search: email } })
  const [merchant] = MerchantList.parse(await found.json()).merchants
  if (!merchant) throw new Error(`Nobody has applied as ${email}.`)
  return merchant
}

/** The link of the newest invitation to somebody. */
export const invitation = (email: string) => mailedLink(email, /http:\S+\/#\/merchant-signup\/[\w-]+\?email=[\w%.@+-]+/)

/** Somebody sells here, approved and signed up behind the screens. */
export async function aSeller(request: APIRequestContext) {
  const { firstName, lastName, email, password, brandName } = await anApplicant(request)
  const admin = await adminToken(request)
  const { _id } = await merchantOf(request, admin, email)
  await request.put(`/api/merchant/approve/${_id}`, { headers: bearer(admin) })
  const secret = /merchant-signup\/([\w-]+)/.exec(await invitation(email))?.[1]
  await request.post(`/api/merchant/signup/${secret}`, { data: { firstName, lastName, email, password } })
  const { token } = SignInResponse.parse(
    await (await request.post('/api/auth/login', { data: { email, password } })).json(),
  )
  return { email, brandName, token }
}
