import owl from '@whirligig/art/toys/owl.svg'
import { ResetContainer } from '@whirligig/auth'
import { AuthCard, Page } from '@whirligig/ui'
import { useNavigate, useParams } from 'react-router-dom'
import { TextLink } from '../layout/text-link.tsx'
import { href, paths } from '../paths.ts'

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
        picture={<img src={owl} alt="" width={220} height={220} />}
        footer={<TextLink to={paths.login}>Back to Login</TextLink>}
      >
        <ResetContainer
          key={token}
          token={token}
          forgotHref={href(paths.forgotPassword)}
          onChanged={() => navigate(paths.login, { replace: true })}
        />
      </AuthCard>
    </Page>
  )
}
