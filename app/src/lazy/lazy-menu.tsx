import { lazyMenu as createLazyMenu, type LazyTrigger, type MenuProps } from '@whirligig/ui'
import type { ComponentType } from 'react'
import { SectionErrorBoundary } from './section-error-boundary.tsx'

/** Props of the menu component that `lazyMenu` loads. */
export type LazyMenuProps = Pick<MenuProps, 'trigger' | 'defaultOpen'>

/** The same as `lazyMenu` of `ui`. If the code cannot be loaded, the trigger stays and the error is shown where toasts appear. */
export function lazyMenu(load: () => Promise<ComponentType<LazyMenuProps>>) {
  const Menu = createLazyMenu(load)
  return ({ trigger }: { trigger: LazyTrigger }) => (
    <SectionErrorBoundary fallback={trigger({})}>
      <Menu trigger={trigger} />
    </SectionErrorBoundary>
  )
}
