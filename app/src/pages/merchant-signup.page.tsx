import castle from '@whirligig/art/toys/castle.svg'
import { clientPaths, normalizeEmail, toHref } from '@whirligig/contract'
import { isSignedInAtom, userAtom } from '@whirligig/core/session'
import { AcceptInvitationContainer, MerchantSignupContainer } from '@whirligig/selling'
import { AuthCard, Button, Page } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useSignOut } from '../flows/use-sign-out.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { rawQueryValue } from '../navigation/raw-query-value.ts'
import type { ReturnTo } from '../navigation/return-to.ts'

export function Component() {
  const { token = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isSignedIn = useAtomValue(isSignedInAtom)
  const email = rawQueryValue(search)
  return (
    <Page>
      <title>Complete Sign Up · Whirligig</title>
      {isSignedIn ? (
        <SignedIn key={token + search} token={token} email={email} />
      ) : (
        <AuthCard
          title="Complete Sign Up"
          text="Welcome! Create the account that you will sell with, or log in if you have one."
          tint="lagoon"
          illustration={picture}
          footer={
            <TextLink to={clientPaths.login} state={{ from: pathname + search } satisfies ReturnTo}>
              Login
            </TextLink>
          }
        >
          <MerchantSignupContainer
            key={token + search}
            token={token}
            email={email}
            contactHref={toHref(clientPaths.contact)}
            onSignedUp={(newEmail) =>
              navigate(clientPaths.login, { replace: true, state: { email: newEmail } satisfies ReturnTo })
            }
          />
        </AuthCard>
      )}
    </Page>
  )
}

const picture = <img src={castle} alt="" width={220} height={220} />

const toKey = (email: string) => normalizeEmail(email).toLowerCase()

/** The user with the invited email can accept the invitation. Other users can sign out. */
function SignedIn({ token, email }: { token: string; email: string }) {
  const user = useAtomValue(userAtom)
  const navigate = useNavigate()
  const { signOut, dialog } = useSignOut()
  const isInvited = typeof user?.email === 'string' && toKey(user.email) === toKey(email)
  const signedInAs = `You are signed in${user ? ` as ${user.firstName}` : ''}.`
  return (
    <AuthCard
      title="Complete Sign Up"
      text={
        isInvited
          ? `${signedInAs} Accept the invitation to sell with this account.`
          : `${signedInAs} This invitation is for ${email || 'another email address'}. Sign out to continue.`
      }
      tint="lagoon"
      illustration={picture}
      footer={<TextLink to={clientPaths.dashboard}>{isInvited ? 'Not now' : 'Stay signed in'}</TextLink>}
    >
      {isInvited ? (
        <AcceptInvitationContainer
          token={token}
          contactHref={toHref(clientPaths.contact)}
          onAccepted={() => navigate(clientPaths.dashboard, { replace: true })}
        />
      ) : (
        <Button fullWidth onClick={signOut}>
          Sign out and continue
        </Button>
      )}
      {dialog}
    </AuthCard>
  )
}
