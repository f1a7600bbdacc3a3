import { Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../button/button-class.ts'

export type AccountDisabledProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** First name of the merchant, used in the greeting. */
  firstName: string
  /** Formatted phone number: `(800) 555-0139`. */
  phone: string
  /** A decorative image: `<img src alt="" />`. */
  illustration?: ReactNode
}

/** The only page that a merchant sees after an admin has disabled the account. */
export function AccountDisabled({ firstName, phone, illustration, className, ...props }: AccountDisabledProps) {
  return (
    <section
      className={cx(
        'mx-auto grid grid-cols-1 max-w-xl justify-items-center gap-3 py-10 text-center md:py-16',
        className,
      )}
      {...props}
    >
      {illustration ? <div className="mb-2 w-44 max-w-full [&>*]:h-auto [&>*]:w-full">{illustration}</div> : null}
      <h1 className="text-3xl wrap-anywhere">Hi, {firstName}</h1>
      <p className="text-lg text-pretty">Unfortunately it seems your account has been disabled.</p>
      <p className="text-lg text-ink-soft text-pretty">Please contact admin to request access again.</p>
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={cx(buttonClass({ variant: 'secondary' }), 'mt-2')}>
        <Phone aria-hidden="true" className="size-5" />
        <span dir="ltr">{phone}</span>
      </a>
    </section>
  )
}
