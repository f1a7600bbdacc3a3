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
  const { items, question } = useAccountEntries()
  return (
    <>
      <Menu {...props} align="end" items={items} />
      {question}
    </>
  )
}
