import { Footer } from '@whirligig/ui'
import { href, paths } from '../paths.ts'
import { LazyNewsletter } from './lazy-newsletter.tsx'
import { SITE_INFO } from './site-info.ts'

const columns = [
  {
    title: 'Shop',
    links: [
      { label: 'Explore', href: href(paths.shop) },
      { label: 'Brands', href: href(paths.brands) },
      { label: 'Sell With Us', href: href(paths.sell) },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Contact Us', href: href(paths.contact) },
      { label: 'Your Account', href: href(paths.dashboard) },
      { label: 'Your Orders', href: href(paths.orders) },
    ],
  },
]

export function ShopFooter() {
  return (
    <Footer
      homeHref={href(paths.home)}
      columns={columns}
      newsletter={<LazyNewsletter />}
      author={SITE_INFO.author}
      profiles={SITE_INFO.profiles}
    />
  )
}
