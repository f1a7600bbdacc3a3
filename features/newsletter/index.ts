export { NewsletterContainer } from './newsletter.container.tsx'
