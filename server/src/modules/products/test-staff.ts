import sharp from 'sharp'
import { merchants } from '../../db/schema/index.ts'
import { asAdmin, type TestApp } from '../../testing/test-app.ts'
import { addBrand } from './test-catalogue.ts'

type MerchantRow = typeof merchants.$inferInsert

/** A merchant who is signed in, with a brand on show; approved and active unless it says otherwise. */
export async function signInMerchant(shop: TestApp, merchant: Partial<MerchantRow> = {}) {
  const brand = await addBrand(shop.db)
  const defaults = {
    name: 'Mo',
    phoneNumber: '1',
    brandName: brand.name,
    business: 'Toys.',
    status: 'Approved',
  } as const
  const [row] = await shop.db
    .insert(merchants)
    .values({ ...defaults, isActive: true, brandId: brand.id, createdAt: shop.clock.now(), ...merchant })
    .returning({ id: merchants.id })
  const { token } = await shop.signIn({ role: 'ROLE MERCHANT', merchantId: row?.id })
  return { token, brand, merchantId: row?.id ?? '' }
}

/** Everybody whom a call may meet. */
export async function signInPeople(shop: TestApp) {
  const [admin, member, merchant, other, disabled] = await Promise.all([
    shop.signIn(asAdmin),
    shop.signIn(),
    signInMerchant(shop),
    signInMerchant(shop),
    signInMerchant(shop, { isActive: false }),
  ])
  return { admin, member, merchant, other, disabled }
}

/** A picture as somebody would upload it; the same one each time unless it has another colour. */
export function aPicture(background = '#c23527'): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The body and the headers of a form, for `call`. A Buffer is a file, named as if it were a picture. */
export async function aForm(parts: Record<string, string | number | boolean | Buffer | Buffer[]>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (Buffer.isBuffer(one)) form.append(name, new Blob([new Uint8Array(one)], { type: 'image/png' }), 'toy.png')
      else form.append(name, String(one))
    }
  }
  const sent = new Response(form)
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  }
}
