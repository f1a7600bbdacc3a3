import type { UserAccount } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { userAtom } from '@whirligig/core/session'
import { Button, buttonClass, Callout, EmptyState, ErrorState, ListSkeleton, Stack, SubPage, Text } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { AccountLinks } from './account-links.ts'
import { AccountProfile } from './account-profile.tsx'
import { type AccountTab, AccountTabs } from './account-tabs.tsx'
import { accountAtom } from './atoms.ts'
import { useAccountActions } from './use-account-actions.tsx'

export type AccountContainerProps = {
  /** The id of the user. */
  id: string
  links: AccountLinks
  /** The records that are shown. */
  tab: AccountTab
  /** Called when the user selects other records. */
  onTabChange: (tab: AccountTab) => void
  /** The history of the account, for its tab. */
  history: ReactNode
  /** Illustrates the "not found" state. */
  emptyPicture?: ReactNode
}

/** The page of a user's account, for admins. */
export function AccountContainer({ id, emptyPicture, ...props }: AccountContainerProps) {
  const { data, status, error, refetch, isFetching } = useAtomValue(accountAtom(id))
  if (data) return <Account account={data} {...props} />
  return (
    <SubPage title="User" back={{ label: 'Users', href: props.links.users }}>
      {status === 'pending' ? (
        <ListSkeleton label="Loading the user" />
      ) : isNotFound(error) ? (
        <EmptyState
          text="No user found."
          hint="The account may have been deleted."
          illustration={emptyPicture}
          action={
            <a href={props.links.users} className={buttonClass({ variant: 'secondary' })}>
              All users
            </a>
          }
        />
      ) : (
        <ErrorState text="The user could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      )}
    </SubPage>
  )
}

type AccountProps = Omit<AccountContainerProps, 'id' | 'emptyPicture'> & { account: UserAccount }

function Account({ account, links, ...tabs }: AccountProps) {
  const { user, sessions } = account
  const me = useAtomValue(userAtom)
  const { isActivating, isSigningOut, enable, disable, signOut, dialog } = useAccountActions(account)
  return (
    <SubPage
      title={`${user.firstName} ${user.lastName}`}
      meta={user.email}
      back={{ label: 'Users', href: links.users }}
      actions={
        me?._id === user._id ? (
          <Text tone="soft">This is your own account.</Text>
        ) : me ? (
          <>
            <a href={links.chat(user._id)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              Write a message
            </a>
            {sessions.count > 0 ? (
              <Button variant="secondary" size="sm" loading={isSigningOut} onClick={signOut}>
                Sign out everywhere
              </Button>
            ) : null}
            {user.isDisabled ? (
              <Button size="sm" loading={isActivating} onClick={enable}>
                Enable
              </Button>
            ) : (
              <Button variant="secondary" size="sm" loading={isActivating} onClick={disable}>
                Disable
              </Button>
            )}
          </>
        ) : null
      }
    >
      <Stack gap={5}>
        {user.isDisabled ? <Callout tone="error">This account is disabled and cannot sign in.</Callout> : null}
        <AccountProfile account={account} links={links} />
        <AccountTabs account={account} links={links} {...tabs} />
      </Stack>
      {dialog}
    </SubPage>
  )
}
