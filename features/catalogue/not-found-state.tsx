import { buttonClass, EmptyState } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type NotFoundStateProps = {
  /** `No product found.` */
  text: string
  hint: string
  /** The page with all products. */
  shopHref: string
  picture?: ReactNode
}

/** Shown when the product, category or brand of the URL does not exist. */
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
