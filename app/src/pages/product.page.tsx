import lost from '@whirligig/art/empty/lost.svg'
import { CartToggle } from '@whirligig/cart'
import { ProductContainer, productAtom, ShareContainer } from '@whirligig/catalogue'
import { clientPaths, type Product, TOAST_TEXT, toHref } from '@whirligig/contract'
import { showToastAtom } from '@whirligig/core/toasts'
import { reviewsAtom } from '@whirligig/reviews'
import { Breadcrumbs, Page } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { getProductBreadcrumbs } from '../metadata/breadcrumbs.ts'
import { originAtom } from '../metadata/origin-atom.ts'
import { ProductMetadata } from '../metadata/product-metadata.tsx'
import { toAbsoluteUrl } from '../metadata/to-absolute-url.ts'
import { parseReturnTo, type ReturnTo } from '../navigation/return-to.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'
import { ProductLookedAt, ProductRelated, ProductReviews } from '../sections/product-sections.tsx'
import { DELIVERY_NOTE } from '../texts/delivery-note.ts'

export function Component() {
  const { slug = '' } = useParams()
  useAtomValue(reviewsAtom(slug)) // Fetched in parallel with the product, not after it.
  const origin = useAtomValue(originAtom)
  const { data: toy } = useAtomValue(productAtom(slug))
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()

  function redirectToLogin(): void {
    showToast({ tone: 'warning', title: TOAST_TEXT.pleaseLogin })
    navigate(clientPaths.login, { state: { from: pathname, openReview: true } satisfies ReturnTo })
  }

  return (
    <Page>
      <ProductMetadata slug={slug} />
      <ProductContainer
        key={slug}
        slug={slug}
        brandHref={(brand) => toHref(clientPaths.brand(brand))}
        shopHref={toHref(clientPaths.shop)}
        delivery={{ text: DELIVERY_NOTE, href: toHref(clientPaths.deliveryAndReturns) }}
        emptyPicture={<img src={lost} alt="" width={176} height={132} />}
        breadcrumbs={toy ? <ProductBreadcrumbs product={toy} /> : undefined}
        actions={({ product, quantity, quantityError }, { inBar }) =>
          inBar ? (
            <CartToggle product={product} quantity={quantity} disabled={quantityError !== undefined} place="bar" />
          ) : (
            <>
              <CartToggle product={product} quantity={quantity} disabled={quantityError !== undefined} />
              <WishToggle product={product} variant="block" />
              <ShareContainer title={product.name} url={toAbsoluteUrl(origin, clientPaths.product(product.slug))} />
            </>
          )
        }
        related={toy ? <ProductRelated slug={slug} isSoldOut={toy.inventory <= 0} /> : undefined}
        lookedAt={toy ? <ProductLookedAt productId={toy._id} /> : undefined}
        reviews={
          toy ? (
            <ProductReviews
              slug={slug}
              productId={toy._id}
              onLogin={redirectToLogin}
              startOpen={parseReturnTo(state).openReview}
              onDirtyChange={onDirtyChange}
            />
          ) : undefined
        }
      />
      {dialog}
    </Page>
  )
}

function ProductBreadcrumbs({ product }: { product: Product }) {
  const links = getProductBreadcrumbs(product)
    .slice(0, -1)
    .map(({ name, path }) => ({ label: name, href: toHref(path) }))
  return <Breadcrumbs links={links} current={product.name} />
}
