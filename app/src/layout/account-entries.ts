import { href, paths } from '../paths.ts'

export type AccountEntry = { label: string; href?: string; onSelect?: () => void }

/** What the account menu offers, in the header and in the menu drawer. */
export const accountEntries = (isSignedIn: boolean, signOut: () => void): AccountEntry[] =>
  isSignedIn
    ? [
        { label: 'Your Account', href: href(paths.dashboard) },
        { label: 'Your Orders', href: href(paths.orders) },
        { label: 'Sign Out', onSelect: signOut },
      ]
    : [
        { label: 'Login', href: href(paths.login) },
        { label: 'Sign Up', href: href(paths.register) },
      ]
