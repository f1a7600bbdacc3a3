import { userQueryAtom } from '@whirligig/auth'
import { ChangePasswordContainer } from '@whirligig/passwords'
import { ErrorState, ListSkeleton, PageHeader } from '@whirligig/ui'
import { useAtomValue } from 'jotai'

export function Component() {
  return (
    <>
      <title>Account Security · Whirligig</title>
      <PageHeader title="Account Security" />
      <ForEmailAccounts />
    </>
  )
}

/** Only an account with a password can change one. */
function ForEmailAccounts() {
  const { status, data, refetch, isFetching } = useAtomValue(userQueryAtom)
  switch (status) {
    case 'pending':
      return <ListSkeleton label="Loading your account" />
    case 'error':
      return (
        <ErrorState
          text="Your account could not be loaded."
          hint="The shop may be out of reach for a moment."
          onRetry={() => refetch()}
          busy={isFetching}
        />
      )
    case 'success':
      return data.provider === 'Email' ? (
        <>
          <h2 className="mb-5 text-xl">Change Password</h2>
          <ChangePasswordContainer />
        </>
      ) : (
        <p className="text-ink-soft">{`Logged in With ${data.provider}: your password is kept there.`}</p>
      )
  }
}
