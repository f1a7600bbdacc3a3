import { Footer } from '@whirligig/ui'
import { href, paths } from '../paths.ts'
import { CREDITS } from './credits.ts'

const columns = [
  {
    title: 'Shop',
    links: [
      { label: 'Explore', href: href(paths.shop) },
      { label: 'Brands', href: href(paths.brands) },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Your Account', href: href(paths.dashboard) },
      { label: 'Your Orders', href: href(paths.orders) },
    ],
  },
]

export function ShopFooter() {
  return <Footer homeHref={href(paths.home)} columns={columns} author={CREDITS.author} profiles={CREDITS.profiles} />
}
