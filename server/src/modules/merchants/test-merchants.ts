import type { Approval } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { brands, mails, merchants, products, users } from '../../db/schema/index.ts'
import { asAdmin, type TestApp } from '../../testing/test-app.ts'
import { addBrand, addProduct } from '../products/test-catalogue.ts'

/** What somebody sends who wants to sell. */
export const application = {
  name: 'Milo Maker',
  email: 'milo@example.com',
  phoneNumber: '555-123-4567',
  brandName: 'Milo & Sons',
  business: 'Wooden toys, made of what the storm left us.',
}

const INVITATION = /#\/merchant-signup\/([\w-]{43})\?email=(\S+)/

/** Selling in a test's shop: applying, being decided upon, and looking at what became of it. */
export async function selling(shop: TestApp) {
  const { call, db, clock } = shop
  const { token: admin } = await shop.signIn(asAdmin)
  const put = (path: string, body?: object) => call('PUT', path, { token: admin, ...(body !== undefined && { body }) })
  /** An application as it lies in the database; answers its id. */
  const applied = async (values: Partial<typeof merchants.$inferInsert> = {}): Promise<string> => {
    const [row] = await db
      .insert(merchants)
      .values({ ...application, createdAt: clock.now(), ...values })
      .returning()
    return row?.id ?? ''
  }
  /** An active merchant with an account, a brand on show, two products on and one off. */
  const open = async (email = application.email) => {
    const brand = await addBrand(db)
    const id = await applied({ email, status: 'Approved', isActive: true, brandId: brand.id })
    const account = await shop.signIn({ email, role: 'ROLE MERCHANT', merchantId: id })
    for (const [name, isActive] of [
      ['Ark', true],
      ['Boat', true],
      ['Cog', false],
    ] as const) {
      await addProduct(db, { name, isActive, brandId: brand.id })
    }
    return { id, brandId: brand.id, account }
  }
  return {
    admin,
    open,
    approve: (id: string, status?: Approval) => put(`/merchant/approve/${id}`, status && { status }),
    reject: (id: string, status?: Approval) => put(`/merchant/reject/${id}`, status && { status }),
    setActive: (id: string, isActive: boolean) => put(`/merchant/${id}/active`, { merchant: { isActive } }),
    remove: (id: string) => call('DELETE', `/merchant/delete/${id}`, { token: admin }),
    signUp: (token: string, more: object = {}) =>
      call('POST', `/merchant/signup/${token}`, {
        body: { email: application.email, password: 'engine1', firstName: 'Milo', lastName: 'Maker', ...more },
      }),
    applied,
    merchantOf: async (id: string) => (await db.select().from(merchants).where(eq(merchants.id, id)))[0],
    brandOf: async (id: string) => (await db.select().from(brands).where(eq(brands.id, id)))[0],
    userOf: async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0],
    /** The kinds of the mails to an address, the oldest first. */
    mailsTo: async (email: string) =>
      (await db.select().from(mails).where(eq(mails.to, email)).orderBy(mails.id)).map(({ kind }) => kind),
    /** Token and address of the newest invitation. */
    invitation: async (): Promise<{ token: string; email: string }> => {
      const sent = await db.select().from(mails).where(eq(mails.kind, 'merchant-invitation')).orderBy(mails.id)
      const [, token = '', email = ''] = INVITATION.exec(sent.at(-1)?.text ?? '') ?? []
      return { token, email: decodeURIComponent(email) }
    },
    /** The names of a brand's products that are on. */
    onOf: async (brandId: string) =>
      (await db.select().from(products).where(eq(products.brandId, brandId)))
        .filter((product) => product.isActive)
        .map((product) => product.name)
        .toSorted(),
  }
}
export type Selling = Awaited<ReturnType<typeof selling>>
