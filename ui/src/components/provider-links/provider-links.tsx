import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../button/button.tsx'
import { ProviderIcon } from './provider-icon.tsx'

export type ProviderLink = { name: string; href: string }

export type ProviderLinksProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Who else can sign one in. Nothing shows for none. */
  providers: ReadonlyArray<ProviderLink>
}

/** The other ways to sign in. It keeps its room while it is empty, so that nothing moves when they come. */
export function ProviderLinks({ providers, className, ...props }: ProviderLinksProps) {
  return (
    <div className={cx('min-h-26 pt-5', className)} {...props}>
      {providers.length > 0 ? (
        <>
          <p className="mb-3 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            Or go on with
          </p>
          <ul className="flex list-none flex-wrap justify-center gap-3 p-0">
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
