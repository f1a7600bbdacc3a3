import { Menu } from '@whirligig/ui'
import { Connected } from '../connected.tsx'
import type { FetchedMenuProps } from './lazy-menu.tsx'
import { useAccountEntries } from './use-account-entries.ts'

/** Fetched: the menu under the account button. */
export function AccountMenu(props: FetchedMenuProps) {
  return (
    <Connected>
      <Entries {...props} />
    </Connected>
  )
}

function Entries(props: FetchedMenuProps) {
  return <Menu {...props} align="end" items={useAccountEntries()} />
}
