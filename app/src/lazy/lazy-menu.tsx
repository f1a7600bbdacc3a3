import type { MenuProps } from '@whirligig/ui'
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react'
import { SectionErrorBoundary } from './section-error-boundary.tsx'

type TriggerProps = { onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void }

/** Props of the menu component that `lazyMenu` loads. */
export type LazyMenuProps = Pick<MenuProps, 'trigger' | 'defaultOpen'>

/**
 * Creates a menu whose code is preloaded when the pointer or the focus reaches its trigger. The first press opens it.
 * @param load Imports the menu from its own module.
 */
export function lazyMenu(load: () => Promise<ComponentType<LazyMenuProps>>) {
  const Lazy = lazy(async () => ({ default: await load() }))
  const preload = () => {
    load().catch(() => undefined) // A press loads it again and reports the error.
  }
  return function LazyMenu({ trigger }: { trigger: (props: TriggerProps) => ReactElement }) {
    const [shouldLoad, setShouldLoad] = useState(false)
    const fallback = trigger({ onPointerEnter: preload, onFocus: preload, onClick: () => setShouldLoad(true) })
    if (!shouldLoad) return fallback
    return (
      <SectionErrorBoundary fallback={fallback}>
        <Suspense fallback={fallback}>
          <Lazy trigger={trigger({})} defaultOpen />
        </Suspense>
      </SectionErrorBoundary>
    )
  }
}
