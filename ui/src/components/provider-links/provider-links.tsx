import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../button/button-class.ts'
import { ProviderIcon } from './provider-icon.tsx'

export type ProviderLink = { name: string; href: string }

export type ProviderLinksProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** External sign-in providers. */
  providers: ReadonlyArray<ProviderLink>
}

/**
 * Links to external sign-in providers. It reserves its height while the list is loading, so that the layout does not
 * shift: one row of two providers, or two rows where the screen is too narrow for the size of its text.
 */
export function ProviderLinks({ providers, className, ...props }: ProviderLinksProps) {
  return (
    <div className={cx('mx-auto min-h-26 max-w-4xl pt-5 max-[18rem]:min-h-37.5', className)} {...props}>
      {providers.length > 0 ? (
        <>
          <p className="mb-3 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            Or continue with
          </p>
          <ul className="flex list-none flex-wrap justify-center gap-2 p-0">
            {providers.map(({ name, href }) => (
              <li key={name}>
                <a href={href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                  <ProviderIcon name={name} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
