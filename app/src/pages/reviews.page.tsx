import nothing from '@whirligig/art/empty/no-results.svg'
import { ReviewsContainer } from '@whirligig/reviews'
import { useListAddress } from '../dashboard/use-list-address.ts'
import { useListPlace } from '../dashboard/use-list-place.ts'
import { href, paths } from '../paths.ts'

export function Component() {
  useListPlace()
  const { page, onPageChange } = useListAddress()
  return (
    <>
      <title>Reviews · Whirligig</title>
      <ReviewsContainer
        page={page}
        onPageChange={onPageChange}
        productHref={(slug) => href(paths.product(slug))}
        emptyPicture={<img src={nothing} alt="" width={176} height={132} />}
      />
    </>
  )
}
