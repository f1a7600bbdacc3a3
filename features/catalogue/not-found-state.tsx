import { buttonClass, EmptyState } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type NotFoundStateProps = {
  /** `No product found.` */
  text: string
  hint: string
  /** All toys. */
  shopHref: string
  picture?: ReactNode
}

/** What a page's address names is not in the shop, or no longer. */
export function NotFoundState({ text, hint, shopHref, picture }: NotFoundStateProps) {
  return (
    <>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        text={text}
        hint={hint}
        illustration={picture}
        action={
          <a href={shopHref} className={buttonClass()}>
            See all toys
          </a>
        }
      />
    </>
  )
}
