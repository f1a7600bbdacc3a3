import lost from '@whirligig/art/empty/lost.svg'
import { CartToggle } from '@whirligig/cart'
import { ProductContainer, productAtom } from '@whirligig/catalogue'
import { clientPaths, TOAST_TEXT, toHref } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { showToastAtom } from '@whirligig/core/toasts'
import { ProductReviewsContainer, reviewsAtom } from '@whirligig/reviews'
import { Page } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { parseReturnTo, type ReturnTo } from '../navigation/return-to.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const { slug = '' } = useParams()
  useAtomValue(reviewsAtom(slug)) // Fetched in parallel with the product, not after it.
  const { data: toy, error } = useAtomValue(productAtom(slug))
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
      <title>{`${toy?.name ?? (isNotFound(error) ? 'Not found' : 'Toy')} · Whirligig`}</title>
      <ProductContainer
        key={slug}
        slug={slug}
        brandHref={(brand) => toHref(clientPaths.brand(brand))}
        shopHref={toHref(clientPaths.shop)}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
        actions={({ product, quantity, quantityError }) => (
          <>
            <CartToggle product={product} quantity={quantity} disabled={quantityError !== undefined} />
            <WishToggle product={product} variant="block" />
          </>
        )}
        reviews={
          toy ? (
            <ProductReviewsContainer
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
