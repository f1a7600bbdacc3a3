import { buttonClass } from '@whirligig/ui'

/** The way to the page of a new one, beside the title of the list. */
export function AddLink({ href }: { href: string }) {
  return (
    <a href={href} className={buttonClass({ size: 'sm' })}>
      Add
    </a>
  )
}
