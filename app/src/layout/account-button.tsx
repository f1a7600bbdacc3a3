import { isSignedInAtom } from '@whirligig/core/session'
import { MenuTrigger } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'
import { lazyMenu } from '../lazy/lazy-menu.tsx'

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
            <ErrorBoundary fallback={UNKNOWN}>
              <Suspense fallback={UNKNOWN}>
                <AccountName unknown={UNKNOWN} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            'Welcome!'
          )}
        </MenuTrigger>
      )}
    />
  )
}
