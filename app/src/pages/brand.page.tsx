import noResults from '@whirligig/art/empty/no-results.svg'
import { brandAtom, ShelfContainer } from '@whirligig/catalogue'
import { Page } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { href, paths } from '../paths.ts'
import { useShopAddress } from './use-shop-address.ts'

export function Component() {
  const { slug = '' } = useParams()
  const { name } = useAtomValue(brandAtom(slug))
  return (
    <Page>
      <title>{`${name ?? 'Brand'} · Whirligig`}</title>
      <ShelfContainer
        {...useShopAddress({ kind: 'brand', slug })}
        kind="brand"
        shopHref={href(paths.shop)}
        productHref={(product) => href(paths.product(product))}
        renderAction={(product) => <WishToggle product={product} />}
        emptyPicture={<img src={noResults} alt="" width={176} height={176} />}
      />
    </Page>
  )
}
