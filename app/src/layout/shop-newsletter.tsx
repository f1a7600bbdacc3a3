import { NewsletterContainer } from '@whirligig/contact'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'

/** Fetched: the newsletter in the footer. */
export function ShopNewsletter() {
  return (
    <ServerRuntime>
      <NewsletterContainer />
    </ServerRuntime>
  )
}
