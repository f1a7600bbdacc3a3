import { AddressesContainer } from '@whirligig/account'
import lost from '@whirligig/art/empty/lost.svg'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'
import { href } from '../paths.ts'

export function Component() {
  useScrollRestoration()
  return (
    <>
      <title>Addresses · Whirligig</title>
      <AddressesContainer
        addHref={href(dashboardPaths.addressAdd)}
        editHref={(id) => href(dashboardPaths.addressEdit(id))}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
      />
    </>
  )
}
