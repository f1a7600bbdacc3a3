import castle from '@whirligig/art/toys/castle.svg'
import { userAtom } from '@whirligig/auth'
import { isSignedInAtom } from '@whirligig/core/session'
import { MerchantSignupContainer } from '@whirligig/selling'
import { AuthCard, Button, Page } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useSignOut } from '../flows/use-sign-out.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { rawQueryValue } from '../navigation/raw-query-value.ts'
import { href, paths } from '../paths.ts'

export function Component() {
  const { token = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isSignedIn = useAtomValue(isSignedInAtom)
  return (
    <Page>
      <title>Complete Sign Up · Whirligig</title>
      {isSignedIn ? (
        <AlreadySignedIn />
      ) : (
        <AuthCard
          title="Complete Sign Up"
          text="Welcome! This makes your account to sell with."
          tint="lagoon"
          picture={picture}
          footer={<TextLink to={paths.login}>Login</TextLink>}
        >
          <MerchantSignupContainer
            key={token + search}
            token={token}
            email={rawQueryValue(search)}
            contactHref={href(paths.contact)}
            onSignedUp={() => navigate(paths.login, { replace: true })}
          />
        </AuthCard>
      )}
    </Page>
  )
}

const picture = <img src={castle} alt="" width={220} height={220} />

/** An invitation makes an account of its own: whoever is signed in decides which one to go on with. */
function AlreadySignedIn() {
  const name = useAtomValue(userAtom)?.firstName
  const { signOut, question } = useSignOut()
  return (
    <AuthCard
      title="Complete Sign Up"
      text={`You are signed in${name ? ` as ${name}` : ''}. This invitation makes another account, to sell with: sign out to go on.`}
      tint="lagoon"
      picture={picture}
      footer={<TextLink to={paths.dashboard}>Stay signed in</TextLink>}
    >
      <Button fullWidth onClick={signOut}>
        Sign out and go on
      </Button>
      {question}
    </AuthCard>
  )
}
