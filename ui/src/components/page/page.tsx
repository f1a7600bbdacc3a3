import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { CONTENT_ID } from './content-id.ts'

const inner = cva('mx-auto w-full', {
  variants: { width: { full: 'max-w-content', narrow: 'max-w-2xl', wide: 'max-w-[100rem]' } },
})

export type PageProps = Omit<ComponentProps<'main'>, 'id'> & {
  /** `full` is at most 1200 px wide, `narrow` 672 px, for text and forms, and `wide` 1600 px, for the tables of staff. */
  width?: 'full' | 'narrow' | 'wide'
  /** Everything between header and footer. */
  children?: ReactNode
}

/** The main landmark of a page, with its gutters. Render it once. */
export function Page({ width = 'full', className, children, ...props }: PageProps) {
  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className={cx('grow px-4 pt-6 pb-16 outline-none md:px-6 md:pt-10 md:pb-20 xl:px-8 print:p-0', className)}
      {...props}
    >
      <div className={inner({ width })}>{children}</div>
    </main>
  )
}
