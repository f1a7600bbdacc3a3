import { isSignedInAtom } from '@whirligig/core/session'
import { MenuTrigger } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import { lazyMenu } from './lazy-menu.tsx'

const AccountName = lazy(async () => ({ default: (await import('./account-name.tsx')).AccountName }))
const AccountMenu = lazyMenu(async () => (await import('./account-menu.tsx')).AccountMenu)

const UNKNOWN = 'Account'

/** Who is here, over what they can do. */
export function AccountButton() {
  const isSignedIn = useAtomValue(isSignedInAtom)
  return (
    <AccountMenu
      key={String(isSignedIn)}
      trigger={(props) => (
        <MenuTrigger icon={<UserRound aria-hidden="true" className="size-5" />} {...props}>
          {isSignedIn ? (
            <FailureBoundary fallback={UNKNOWN}>
              <Suspense fallback={UNKNOWN}>
                <AccountName unknown={UNKNOWN} />
              </Suspense>
            </FailureBoundary>
          ) : (
            'Welcome!'
          )}
        </MenuTrigger>
      )}
    />
  )
}
