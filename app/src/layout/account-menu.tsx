import { type LazyMenuProps, Menu } from '@whirligig/ui'
import { useThemeChoice } from '../theme/theme-setting.tsx'
import { useAccountMenuItems } from './use-account-menu-items.ts'

/** The menu of the account button, loaded on first use. */
export function AccountMenu(props: LazyMenuProps) {
  const { items, dialog } = useAccountMenuItems()
  const choice = useThemeChoice()
  return (
    <>
      <Menu {...props} align="end" items={items} choice={choice} />
      {dialog}
    </>
  )
}
