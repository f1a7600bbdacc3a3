import { NewsletterContainer } from '@whirligig/contact'

/** The newsletter form in the footer. */
export const ShopNewsletter = () => <NewsletterContainer />
