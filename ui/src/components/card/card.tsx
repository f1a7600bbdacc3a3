import { type ComponentProps, type Ref, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { Heading } from '../heading/heading.tsx'
import { Text } from '../text/text.tsx'

export type CardProps = Omit<ComponentProps<'div'>, 'title' | 'ref'> & {
  /** Heading and accessible name. With it the card is a `section`. */
  title?: string
  /** A sentence below the title. */
  summary?: string
  /** The element of a card without a title. */
  as?: 'div' | 'dl' | 'address'
  /** Ref to the element: a `div`, `section`, `dl` or `address`. */
  ref?: Ref<HTMLElement>
}

/** A surface for what belongs together, with or without a title. */
export function Card({ title, summary, as = 'div', className, children, ...props }: CardProps) {
  const id = useId()
  const Element = (title ? 'section' : as) as 'section' // All of them take the same attributes.
  return (
    <Element
      aria-labelledby={title ? id : undefined}
      className={cx(
        'min-w-0 rounded-panel border border-line bg-card p-4 shadow-card sm:p-5',
        as === 'address' && 'not-italic',
        className,
      )}
      {...props}
    >
      {title ? (
        <div>
          <Heading id={id} size="lg">
            {title}
          </Heading>
          {summary ? (
            <Text size="sm" tone="soft" className="mt-0.5">
              {summary}
            </Text>
          ) : null}
        </div>
      ) : null}
      {children}
    </Element>
  )
}
