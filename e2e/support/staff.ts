import type { APIRequestContext } from '@playwright/test'
import { type Merchant, MerchantList, SignInResponse } from '@whirligig/contract'
import { bearer, newUserData } from './actions.ts'
import { waitForMailedText } from './mail-folder.ts'

/** Signs in a demo user of this role via the API and returns the token. */
export async function staffToken(request: APIRequestContext, role: 'admin' | 'merchant'): Promise<string> {
  const data = { email: `${role}@whirligig.test`, password: 'whirligig' }
  return SignInResponse.parse(await (await request.post('/api/auth/login', { data })).json()).token
}

export const adminToken = (request: APIRequestContext) => staffToken(request, 'admin')

/** Submits a merchant application via the API. */
export async function createApplication(request: APIRequestContext) {
  const user = newUserData()
  const name = `${user.firstName} ${user.lastName}`
  const brandName = `Marlow ${user.email.slice(5, 13)}`
  const application = { name, email: user.email, phoneNumber: '555-010-0199', brandName, business: 'We knit owls.' }
  await request.post('/api/merchant/add', { data: application })
  return { ...user, brandName }
}

/** Finds a merchant by the email of the application, as an admin. */
export async function findMerchant(request: APIRequestContext, token: string, email: string): Promise<Merchant> {
  const response = await request.get('/api/merchant/search', { headers: bearer(token), params: { search: email } })
  const [merchant] = MerchantList.parse(await response.json()).merchants
  if (!merchant) throw new Error(`No application from ${email}.`)
  return merchant
}

/** Returns the link of the newest invitation mailed to this address. */
export const getInvitationLink = (email: string) =>
  waitForMailedText(email, /http:\S+\/#\/merchant-signup\/[\w-]+\?email=[\w%.@+-]+/)

/** Creates a merchant via the API: application, approval, sign-up and login. */
export async function createMerchant(request: APIRequestContext) {
  const { firstName, lastName, email, password, brandName } = await createApplication(request)
  const admin = await adminToken(request)
  const { _id } = await findMerchant(request, admin, email)
  await request.put(`/api/merchant/approve/${_id}`, { headers: bearer(admin) })
  const secret = /merchant-signup\/([\w-]+)/.exec(await getInvitationLink(email))?.[1]
  await request.post(`/api/merchant/signup/${secret}`, { data: { firstName, lastName, email, password } })
  const { token } = SignInResponse.parse(
    await (await request.post('/api/auth/login', { data: { email, password } })).json(),
  )
  return { email, brandName, token }
}
