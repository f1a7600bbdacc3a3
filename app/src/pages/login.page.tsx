import dino from '@whirligig/art/toys/dino.svg'
import { LoginContainer, ProvidersContainer } from '@whirligig/auth'
import { clientPaths, getExternalSignInText } from '@whirligig/contract'
import { AuthCard, Callout, Page } from '@whirligig/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { TextLink } from '../layout/text-link.tsx'

export function Component() {
  const { state } = useLocation()
  const [search] = useSearchParams()
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
        ) : null}
        <LoginContainer />
      </AuthCard>
      <ProvidersContainer />
    </Page>
  )
}
