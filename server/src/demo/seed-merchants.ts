import type { merchants } from '../db/schema/index.ts'
import { demoBrands } from './catalogue.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { daysBefore, need, seedId } from './seed-time.ts'

type MerchantRow = typeof merchants.$inferInsert & { id: string; name: string }

/** The seller whose account the demo has a password for. */
export const DEMO_MERCHANT = 'Hug & Co. Ltd'

const APPLICATIONS = [
  {
    name: 'Button & Thread',
    email: 'hello@buttonandthread.example',
    brandName: 'Button & Thread',
    business: 'We sew cloth dolls from the ends of shirts, about forty a month, each with a pocket for a secret.',
    status: 'Waiting Approval',
    daysAgo: 2,
  },
  {
    name: 'Walter Pine',
    email: null,
    brandName: 'Pine Cars',
    business: 'Wooden cars since my retirement. I have no email but I am always near the telephone.',
    status: 'Waiting Approval',
    daysAgo: 4,
  },
  {
    name: 'Comet Balloons',
    email: 'sky@cometballoons.example',
    brandName: 'Comet',
    business: 'Balloons that fold into a letter. You post them and the birthday arrives early.',
    status: 'Waiting Approval',
    daysAgo: 9,
  },
  {
    name: 'Bargain Barrel',
    email: 'sales@bargainbarrel.example',
    brandName: 'Barrel',
    business: 'Ten thousand assorted toys from a container. No list of what is in it and no returns.',
    status: 'Rejected',
    daysAgo: 21,
  },
  {
    name: 'Quiet Drums',
    email: 'info@quietdrums.example',
    brandName: 'Quiet Drums',
    business: 'Drums without any sound. Parents love them, and children ask when it starts.',
    status: 'Rejected',
    daysAgo: 33,
  },
] as const

const phone = (nth: number): string => `555-010-${String(1100 + nth * 37).slice(-4)}`

/** A mailbox that nobody has: `Bolt & Nut Workshop` to `bolt-nut-workshop@sellers.example`. */
const mailbox = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}@sellers.example`

function sellers(now: Date, brandIds: ReadonlyMap<string, string>): MerchantRow[] {
  return demoBrands
    .filter((brand) => brand.merchantName !== undefined || !brand.isActive)
    .map(({ merchantName, name, slug, description, isActive }, nth) => {
      const createdAt = daysBefore(now, 300 - nth * 3, nth)
      const seller = merchantName ?? `${name} Ltd`
      return {
        id: seedId(`merchant ${seller}`, createdAt),
        name: seller,
        email: seller === DEMO_MERCHANT ? DEMO_ACCOUNTS[1] : mailbox(seller),
        phoneNumber: phone(nth),
        brandName: name,
        business: description,
        status: 'Approved',
        // The seller of the closed brand is disabled: enabling the one opens the other.
        isActive,
        brandId: need(brandIds, slug),
        createdAt,
      }
    })
}

/** Sellers in every state: approved with a brand, disabled, waiting with and without an email, rejected. */
export function merchantRows(now: Date, brandIds: ReadonlyMap<string, string>): MerchantRow[] {
  const applications = APPLICATIONS.map(({ daysAgo, ...application }, nth) => {
    const createdAt = daysBefore(now, daysAgo, nth)
    return {
      id: seedId(`merchant ${application.name}`, createdAt),
      ...application,
      phoneNumber: phone(50 + nth),
      createdAt,
    }
  })
  return [...sellers(now, brandIds), ...applications]
}
