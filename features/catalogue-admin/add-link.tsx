import { buttonClass } from '@whirligig/ui'

/** The link from a list to the page that adds a row. */
export function AddLink({ href }: { href: string }) {
  return (
    <a href={href} className={buttonClass({ size: 'sm' })}>
      Add
    </a>
  )
}
