import lost from '@whirligig/art/empty/lost.svg'
import { CartToggle } from '@whirligig/cart'
import { ProductContainer, productAtom } from '@whirligig/catalogue'
import { ProductReviewsContainer, reviewsAtom } from '@whirligig/reviews'
import { Page } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { href, paths } from '../paths.ts'

export function Component() {
  const { slug = '' } = useParams()
  useAtomValue(reviewsAtom(slug)) // asked for beside the toy, not after it
  const name = useAtomValue(productAtom(slug)).data?.name
  return (
    <Page>
      <title>{`${name ?? 'Toy'} · Whirligig`}</title>
      <ProductContainer
        key={slug}
        slug={slug}
        brandHref={(brand) => href(paths.brand(brand))}
        shopHref={href(paths.shop)}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
        actions={({ product, quantity, quantityError }) => (
          <>
            <CartToggle product={product} quantity={quantity} disabled={quantityError !== undefined} />
            <WishToggle product={product} look="block" />
          </>
        )}
        reviews={<ProductReviewsContainer slug={slug} />}
      />
    </Page>
  )
}
