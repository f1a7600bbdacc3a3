import elephant from '@whirligig/art/toys/elephant.svg'
import { ForgotPasswordContainer } from '@whirligig/auth'
import { clientPaths } from '@whirligig/contract'
import { AuthCard, Page } from '@whirligig/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { TextLink } from '../layout/text-link.tsx'

export function Component() {
  const { state } = useLocation()
  const navigate = useNavigate()
  return (
    <Page>
      <title>Forgot Password · Whirligig</title>
      <AuthCard
        title="Forgot Password"
        text="Enter the email of your account. We will send you a link to choose a new password. It works once and expires after an hour."
        tint="sky"
        illustration={<img src={elephant} alt="" width={220} height={220} />}
        footer={
          <TextLink to={clientPaths.login} state={state}>
            Back to Login
          </TextLink>
        }
      >
        <ForgotPasswordContainer onSent={() => navigate(clientPaths.login, { replace: true, state })} />
      </AuthCard>
    </Page>
  )
}
