export { ContactContainer } from './contact.container.tsx'
export { NewsletterContainer } from './newsletter.container.tsx'
