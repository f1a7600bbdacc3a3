import { clientPaths, toHref } from '@whirligig/contract'
import { Footer } from '@whirligig/ui'
import { LazyNewsletter } from './lazy-newsletter.tsx'
import { SITE_INFO } from './site-info.ts'

const columns = [
  {
    title: 'Shop',
    links: [
      { label: 'Explore', href: toHref(clientPaths.shop) },
      { label: 'Brands', href: toHref(clientPaths.brands) },
      { label: 'Sell With Us', href: toHref(clientPaths.sell) },
      { label: 'About Us', href: toHref(clientPaths.about) },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Contact Us', href: toHref(clientPaths.contact) },
      { label: 'Delivery & Returns', href: toHref(clientPaths.deliveryAndReturns) },
      { label: 'Your Account', href: toHref(clientPaths.dashboard) },
      { label: 'Your Orders', href: toHref(clientPaths.orders) },
      { label: 'Privacy', href: toHref(clientPaths.privacy) },
    ],
  },
]

export function ShopFooter() {
  return (
    <Footer
      homeHref={toHref(clientPaths.home)}
      columns={columns}
      newsletter={<LazyNewsletter />}
      author={SITE_INFO.author}
      profiles={SITE_INFO.profiles}
    />
  )
}
