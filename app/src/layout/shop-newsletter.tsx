import { NewsletterContainer } from '@whirligig/contact'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'

/** The newsletter form in the footer. */
export function ShopNewsletter() {
  return (
    <ServerRuntime>
      <NewsletterContainer />
    </ServerRuntime>
  )
}
