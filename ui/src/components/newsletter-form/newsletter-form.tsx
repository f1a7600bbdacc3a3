import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'

export type NewsletterFormProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** A `Field` with the email input; hide its label. */
  children: ReactNode
  /** The error of the last submit. */
  error?: ReactNode
  /** The form is being submitted. */
  loading?: boolean
  /** Replaces the note below the field with a confirmation. */
  subscribed?: boolean
}

/** A sign-up form for the newsletter, styled for the dark footer. */
export function NewsletterForm({
  children,
  error,
  loading = false,
  subscribed = false,
  className,
  ...props
}: NewsletterFormProps) {
  const titleId = useId()
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className={cx('grid grid-cols-1 content-start gap-2', className)}
      {...props}
    >
      <h2 id={titleId} className="font-text text-base font-bold tracking-normal">
        Letters from the toy box
      </h2>
      <div className="flex items-start gap-2 [&_p]:text-sun [&>:first-child]:flex-1">
        {children}
        <Button type="submit" loading={loading} className="shrink-0">
          Subscribe
        </Button>
      </div>
      {error}
      <p className="text-sm text-on-night-soft">
        {subscribed
          ? 'You are on the list. Look out for our first letter.'
          : 'One letter a month. Unsubscribe at any time.'}
      </p>
    </form>
  )
}
