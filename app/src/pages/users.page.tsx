import { UsersContainer } from '@whirligig/admin'
import nobody from '@whirligig/art/empty/no-results.svg'
import { useListAddress } from '../dashboard/use-list-address.ts'
import { useListPlace } from '../dashboard/use-list-place.ts'

export function Component() {
  useListPlace()
  return (
    <>
      <title>Users · Whirligig</title>
      <UsersContainer {...useListAddress()} emptyPicture={<img src={nobody} alt="" width={176} height={132} />} />
    </>
  )
}
