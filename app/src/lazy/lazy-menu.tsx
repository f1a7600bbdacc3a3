import type { MenuProps } from '@whirligig/ui'
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react'
import { SectionErrorBoundary } from './section-error-boundary.tsx'

type TriggerProps = { onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void }

/** What a menu that is fetched is given. */
export type LazyMenuProps = Pick<MenuProps, 'trigger' | 'defaultOpen'>

/**
 * A menu whose code is fetched when somebody comes near its button; the first press opens it.
 * @param load the menu itself, as a component of its own module
 */
export function lazyMenu(load: () => Promise<ComponentType<LazyMenuProps>>) {
  const Fetched = lazy(async () => ({ default: await load() }))
  const prepare = () => {
    load().catch(() => undefined) // the press itself says so
  }
  return function LazyMenu({ trigger }: { trigger: (props: TriggerProps) => ReactElement }) {
    const [wanted, setWanted] = useState(false)
    const still = trigger({ onPointerEnter: prepare, onFocus: prepare, onClick: () => setWanted(true) })
    if (!wanted) return still
    return (
      <SectionErrorBoundary still={still}>
        <Suspense fallback={still}>
          <Fetched trigger={trigger({})} defaultOpen />
        </Suspense>
      </SectionErrorBoundary>
    )
  }
}
