import { isSignedInAtom } from '@whirligig/core/session'
import { lazyMenu, MenuTrigger } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'

const AccountName = lazy(async () => ({ default: (await import('./account-name.tsx')).AccountName }))
const AccountMenu = lazyMenu(async () => (await import('./account-menu.tsx')).AccountMenu)

const DEFAULT_LABEL = 'Account'

/** The header's account button: the user's first name, or 'Welcome!' for guests. Opens the account menu. */
export function AccountButton() {
  const isSignedIn = useAtomValue(isSignedInAtom)
  return (
    <AccountMenu
      key={String(isSignedIn)}
      trigger={(props) => (
        <MenuTrigger icon={<UserRound aria-hidden="true" className="size-5" />} className="relative" {...props}>
          {isSignedIn ? (
            <ErrorBoundary fallback={DEFAULT_LABEL}>
              <Suspense fallback={DEFAULT_LABEL}>
                <AccountName defaultLabel={DEFAULT_LABEL} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <span className="relative">
              Welcome!<span className="sr-only"> Your account</span>
            </span>
          )}
        </MenuTrigger>
      )}
    />
  )
}
