import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { CONTENT_ID } from './content-id.ts'

const inner = cva('mx-auto w-full', {
  variants: { width: { full: 'max-w-content', narrow: 'max-w-2xl' } },
})

export type PageProps = Omit<ComponentProps<'main'>, 'id'> & {
  /** `full` is 1200 px at most, `narrow` 672 px for a page that is only read or filled in. */
  width?: 'full' | 'narrow'
  /** All of the screen but header and footer. */
  children?: ReactNode
}

/** The main landmark: gutters of 16, 24 and 32 px around the content. There is one on a screen. */
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
