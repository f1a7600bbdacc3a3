import noResults from '@whirligig/art/empty/no-results.svg'
import { ReviewsContainer } from '@whirligig/reviews'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'
import { href, paths } from '../paths.ts'

export function Component() {
  useScrollRestoration()
  const { page, onPageChange } = useListSearchParams()
  return (
    <>
      <title>Reviews · Whirligig</title>
      <ReviewsContainer
        page={page}
        onPageChange={onPageChange}
        productHref={(slug) => href(paths.product(slug))}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </>
  )
}
