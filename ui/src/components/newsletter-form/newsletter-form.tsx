import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'

export type NewsletterFormProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** A `Field` with the email, its label hidden. */
  children: ReactNode
  /** It is being sent. */
  busy?: boolean
  /** Says under the field that it worked, in place of the promise. */
  done?: boolean
}

/** Asks for an email, on the ink ground of the footer. */
export function NewsletterForm({ children, busy = false, done = false, className, ...props }: NewsletterFormProps) {
  return (
    <form noValidate aria-labelledby="newsletter" className={cx('grid content-start gap-2', className)} {...props}>
      <h2 id="newsletter" className="font-text text-base font-bold tracking-normal">
        Letters from the toy box
      </h2>
      <div className="flex items-start gap-2 [&_p]:text-sun [&>:first-child]:flex-1">
        {children}
        <Button type="submit" busy={busy} className="shrink-0 px-4">
          Subscribe
        </Button>
      </div>
      <p className="text-sm text-on-ink-soft">
        {done ? 'You are on the list. The first letter is on its way.' : 'One letter a month. Leave any time.'}
      </p>
    </form>
  )
}
