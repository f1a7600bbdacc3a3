import * as RovingFocus from '@radix-ui/react-roving-focus'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useDirection } from '../../hooks/use-direction.ts'
import { cx } from '../../lib/cx.ts'
import { centerTab } from './center-tab.ts'
import { TabLabel, tabClass } from './tab-label.tsx'
import './tab-row.css'

/** A part of a page. */
export type Tab<Value extends string> = {
  /** Unique among the tabs: `reviews`. */
  value: Value
  /** `Reviews`. */
  label: string
  /** How many items the part has; undefined while it is not known. */
  count?: number | undefined
  /** Rendered while the tab is selected. */
  content: ReactNode
  /** Prevents selection. */
  disabled?: boolean
}

export type TabsProps<Value extends string> = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** The accessible name: `Records of the account`. */
  label: string
  /** The tabs in order. */
  tabs: ReadonlyArray<Tab<Value>>
  /** The value of the selected tab. */
  value: Value
  /** Called when the user selects another tab. */
  onChange: (value: Value) => void
  /** Keeps the parts that are not visible, with what the user has typed there. */
  keepMounted?: boolean
}

/** Parts of a page of which one is visible. The tabs scroll sideways where there is no room. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  keepMounted = false,
  className,
  ...props
}: TabsProps<Value>) {
  const id = useId()
  const dir = useDirection()
  const select = (next: Value) => next !== value && onChange(next)
  return (
    <div className={cx('min-w-0', className)} {...props}>
      <div className="tab-row">
        <RovingFocus.Root
          role="tablist"
          aria-label={label}
          orientation="horizontal"
          dir={dir}
          loop
          className="flex w-max gap-1 rounded-control bg-sand p-1"
        >
          {tabs.map((tab, index) => (
            <RovingFocus.Item key={tab.value} asChild active={tab.value === value}>
              <button
                ref={tab.value === value ? centerTab : undefined}
                type="button"
                role="tab"
                id={`${id}tab-${index}`}
                disabled={tab.disabled}
                aria-selected={tab.value === value}
                aria-controls={`${id}panel-${index}`}
                onClick={() => select(tab.value)}
                onFocus={() => select(tab.value)}
                className={cx(
                  tabClass,
                  'disabled:cursor-not-allowed disabled:text-ink-soft disabled:no-underline disabled:opacity-60',
                  'aria-selected:bg-card aria-selected:shadow-card forced-colors:aria-selected:border',
                )}
              >
                <TabLabel label={tab.label} count={tab.count} />
              </button>
            </RovingFocus.Item>
          ))}
        </RovingFocus.Root>
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          hidden={tab.value !== value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard also reaches and scrolls a panel without controls
          tabIndex={0}
          className="mt-4 rounded-panel"
        >
          {keepMounted || tab.value === value ? tab.content : null}
        </div>
      ))}
    </div>
  )
}
