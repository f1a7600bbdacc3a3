import owl from '@whirligig/art/toys/owl.svg'
import { ResetPasswordContainer } from '@whirligig/auth'
import { clientPaths, toHref } from '@whirligig/contract'
import { AuthCard, Page } from '@whirligig/ui'
import { useNavigate, useParams } from 'react-router-dom'
import { TextLink } from '../layout/text-link.tsx'

export function Component() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  return (
    <Page>
      <title>Reset Password · Whirligig</title>
      <AuthCard
        title="Reset Password"
        text="Choose a new password. This signs you out on all other devices."
        tint="plum"
        illustration={<img src={owl} alt="" width={220} height={220} />}
        footer={<TextLink to={clientPaths.login}>Back to Login</TextLink>}
      >
        <ResetPasswordContainer
          key={token}
          token={token}
          forgotHref={toHref(clientPaths.forgotPassword)}
          onChanged={() => navigate(clientPaths.login, { replace: true })}
        />
      </AuthCard>
    </Page>
  )
}
