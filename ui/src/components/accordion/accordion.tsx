import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'

export type AccordionItem = {
  /** What the user clicks; unique in the accordion. */
  label: string
  /** The collapsible content. */
  content: ReactNode
  /**
   * Whether the item is open at first.
   * @default false
   */
  open?: boolean
}

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Items in order. */
  items: ReadonlyArray<AccordionItem>
  /** Whether several items can be open. Otherwise an item closes when the user opens another. */
  multiple?: boolean
  /** Makes the labels headings of this level. */
  level?: 2 | 3 | 4
}

/** A list of disclosures with lines between them. It works without JavaScript. */
export function Accordion({ items, multiple = false, level, className, ...props }: AccordionProps) {
  const name = useId()
  return (
    <div className={cx('divide-y divide-line', className)} {...props}>
      {items.map(({ label, content, open }) => (
        <Disclosure
          key={label}
          label={label}
          open={open}
          name={multiple ? undefined : name}
          level={level}
          className="py-1"
        >
          <div className="px-3 pt-1 pb-4">{content}</div>
        </Disclosure>
      ))}
    </div>
  )
}
