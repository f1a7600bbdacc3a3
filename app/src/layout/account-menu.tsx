import { Menu } from '@whirligig/ui'
import type { LazyMenuProps } from '../lazy/lazy-menu.tsx'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'
import { useAccountMenuItems } from './use-account-menu-items.ts'

/** Fetched: the menu under the account button. */
export function AccountMenu(props: LazyMenuProps) {
  return (
    <ServerRuntime>
      <Entries {...props} />
    </ServerRuntime>
  )
}

function Entries(props: LazyMenuProps) {
  const { items, question } = useAccountMenuItems()
  return (
    <>
      <Menu {...props} align="end" items={items} />
      {question}
    </>
  )
}
