import castle from '@whirligig/art/toys/castle.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { isSignedInAtom, userAtom } from '@whirligig/core/session'
import { MerchantSignupContainer } from '@whirligig/selling'
import { AuthCard, Button, Page } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useSignOut } from '../flows/use-sign-out.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { rawQueryValue } from '../navigation/raw-query-value.ts'

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
          text="Welcome! Create the account that you will sell with."
          tint="lagoon"
          picture={picture}
          footer={<TextLink to={clientPaths.login}>Login</TextLink>}
        >
          <MerchantSignupContainer
            key={token + search}
            token={token}
            email={rawQueryValue(search)}
            contactHref={toHref(clientPaths.contact)}
            onSignedUp={() => navigate(clientPaths.login, { replace: true })}
          />
        </AuthCard>
      )}
    </Page>
  )
}

const picture = <img src={castle} alt="" width={220} height={220} />

/** Shown if a signed-in user opens an invitation, which creates a separate account. */
function AlreadySignedIn() {
  const name = useAtomValue(userAtom)?.firstName
  const { signOut, dialog } = useSignOut()
  return (
    <AuthCard
      title="Complete Sign Up"
      text={`You are signed in${name ? ` as ${name}` : ''}. This invitation creates a separate seller account. Sign out to continue.`}
      tint="lagoon"
      picture={picture}
      footer={<TextLink to={clientPaths.dashboard}>Stay signed in</TextLink>}
    >
      <Button fullWidth onClick={signOut}>
        Sign out and continue
      </Button>
      {dialog}
    </AuthCard>
  )
}
