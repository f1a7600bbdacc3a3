import { AddressesContainer } from '@whirligig/account'
import lost from '@whirligig/art/empty/lost.svg'
import { dashboardPaths, toHref } from '@whirligig/contract'

export function Component() {
  return (
    <>
      <title>Addresses · Whirligig</title>
      <AddressesContainer
        addHref={toHref(dashboardPaths.addressAdd)}
        editHref={(id) => toHref(dashboardPaths.addressEdit(id))}
        emptyPicture={<img src={lost} alt="" width={176} height={132} />}
      />
    </>
  )
}
