import { NewsletterContainer } from '@whirligig/contact'
import { Connected } from '../connected.tsx'

/** Fetched: the newsletter in the footer. */
export function NewsletterPanel() {
  return (
    <Connected>
      <NewsletterContainer />
    </Connected>
  )
}
