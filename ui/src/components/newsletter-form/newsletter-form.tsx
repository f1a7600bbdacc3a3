import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'

export type NewsletterFormProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** A `Field` with the email, its label hidden. */
  children: ReactNode
  /** It is being sent. */
  loading?: boolean
  /** Says under the field that it worked, in place of the promise. */
  subscribed?: boolean
}

/** Asks for an email, on the ink ground of the footer. */
export function NewsletterForm({
  children,
  loading = false,
  subscribed = false,
  className,
  ...props
}: NewsletterFormProps) {
  return (
    <form noValidate aria-labelledby="newsletter" className={cx('grid content-start gap-2', className)} {...props}>
      <h2 id="newsletter" className="font-text text-base font-bold tracking-normal">
        Letters from the toy box
      </h2>
      <div className="flex items-start gap-2 [&_p]:text-sun [&>:first-child]:flex-1">
        {children}
        <Button type="submit" loading={loading} className="shrink-0 px-4">
          Subscribe
        </Button>
      </div>
      <p className="text-sm text-on-ink-soft">
        {subscribed ? 'You are on the list. The first letter is on its way.' : 'One letter a month. Leave any time.'}
      </p>
    </form>
  )
}
