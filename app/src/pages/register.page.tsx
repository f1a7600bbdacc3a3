import rocket from '@whirligig/art/toys/rocket.svg'
import { ProvidersContainer, RegisterContainer } from '@whirligig/auth'
import { clientPaths } from '@whirligig/contract'
import { AuthCard, Page } from '@whirligig/ui'
import { useLocation } from 'react-router-dom'
import { TextLink } from '../layout/text-link.tsx'

export function Component() {
  const { state } = useLocation()
  return (
    <Page>
      <title>Create an Account · Whirligig</title>
      <AuthCard
        title="Create an Account"
        illustration={<img src={rocket} alt="" width={220} height={220} />}
        footer={
          <TextLink to={clientPaths.login} state={state} replace>
            Login
          </TextLink>
        }
      >
        <RegisterContainer />
      </AuthCard>
      <ProvidersContainer />
    </Page>
  )
}
