import { ChangePasswordContainer } from '@whirligig/passwords'
import { PageHeader } from '@whirligig/ui'

export function Component() {
  return (
    <>
      <title>Account Security · Whirligig</title>
      <PageHeader title="Account Security" />
      <h2 className="mb-5 text-xl">Change Password</h2>
      <ChangePasswordContainer />
    </>
  )
}
