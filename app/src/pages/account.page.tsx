import { ProfileContainer } from '@whirligig/auth'
import { PageHeader } from '@whirligig/ui'

export function Component() {
  return (
    <>
      <title>Your Account · Whirligig</title>
      <PageHeader title="Your Account" />
      <ProfileContainer />
    </>
  )
}
