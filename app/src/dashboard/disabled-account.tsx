import lost from '@whirligig/art/empty/lost.svg'
import { AccountDisabled } from '@whirligig/ui'
import { SUPPORT_PHONE } from '../layout/site-info.ts'

/** What a merchant sees whose account an admin has disabled. */
export function DisabledAccount({ firstName }: { firstName: string }) {
  return (
    <>
      <title>Account disabled · Whirligig</title>
      <AccountDisabled
        firstName={firstName}
        phone={SUPPORT_PHONE}
        illustration={<img src={lost} alt="" width={240} height={180} />}
      />
    </>
  )
}
