import dino from '@whirligig/art/toys/dino.svg'
import { LoginContainer, ProvidersContainer } from '@whirligig/auth'
import { clientPaths, getExternalSignInText } from '@whirligig/contract'
import { expiredSessionAtom } from '@whirligig/core/session'
import { AuthCard, Callout, Page } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useSearchParams } from 'react-router-dom'
import { TextLink } from '../layout/text-link.tsx'
import { parseReturnTo } from '../navigation/return-to.ts'

export function Component() {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const hasExpired = useAtomValue(expiredSessionAtom) !== null
  const problem = getExternalSignInText(search.get('error'))
  return (
    <Page>
      <title>Login · Whirligig</title>
      <AuthCard
        title="Login"
        illustration={<img src={dino} alt="" width={220} height={220} />}
        footer={
          <div className="flex flex-wrap justify-between gap-x-6">
            <TextLink to={clientPaths.register} state={state} replace>
              Create Account
            </TextLink>
            <TextLink to={clientPaths.forgotPassword} state={state}>
              Forgot Password?
            </TextLink>
          </div>
        }
      >
        {problem ? (
          <Callout tone="error" role="alert" className="mb-5">
            {problem}
          </Callout>
        ) : hasExpired ? (
          // The toast is announced, but it disappears, and the user may look at another tab.
          <Callout className="mb-5">You were signed out. Please log in again.</Callout>
        ) : null}
        <LoginContainer email={parseReturnTo(state).email} />
      </AuthCard>
      <ProvidersContainer />
    </Page>
  )
}
