import type { merchants } from '../db/schema/index.ts'
import { daysAgo } from './days-ago.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import type { DemoData } from './demo-data.ts'
import { getOrThrow } from './get-or-throw.ts'
import { seedId } from './seed-id.ts'

type MerchantRow = typeof merchants.$inferInsert & { id: string; name: string }

/** The merchant of the demo account `merchant@whirligig.test`. */
export const DEMO_MERCHANT = 'Hug & Co. Ltd'

const phoneNumber = (nth: number): string => `555-010-${String(1100 + nth * 37).slice(-4)}`

/** A reserved address that receives no mail, for example `bolt-nut-workshop@sellers.example`. */
const emailFor = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}@sellers.example`

function createBrandOwners(
  now: Date,
  brands: DemoData['brands'],
  brandIds: ReadonlyMap<string, string>,
): MerchantRow[] {
  return brands
    .filter((brand) => brand.merchantName !== undefined || !brand.isActive)
    .map(({ merchantName, name: brandName, slug, description, isActive }, nth) => {
      const createdAt = daysAgo(now, 300 - nth * 3, nth)
      const name = merchantName ?? `${brandName} Ltd`
      return {
        id: seedId(`merchant ${name}`, createdAt),
        name,
        email: name === DEMO_MERCHANT ? DEMO_ACCOUNTS[1] : emailFor(name),
        phoneNumber: phoneNumber(nth),
        brandName,
        business: description,
        status: 'Approved',
        // The merchant of the inactive brand is disabled. Enabling the merchant activates the brand.
        isActive,
        brandId: getOrThrow(brandIds, slug),
        createdAt,
      }
    })
}

/** Merchants in every state: approved with a brand, disabled, waiting with and without an email, rejected. */
export function createMerchantRows(now: Date, data: DemoData, brandIds: ReadonlyMap<string, string>): MerchantRow[] {
  const applications = data.merchantApplications.map(({ daysAgo: days, ...application }, nth) => {
    const createdAt = daysAgo(now, days, nth)
    return {
      id: seedId(`merchant ${application.name}`, createdAt),
      ...application,
      phoneNumber: phoneNumber(50 + nth),
      createdAt,
    }
  })
  return [...createBrandOwners(now, data.brands, brandIds), ...applications]
}
