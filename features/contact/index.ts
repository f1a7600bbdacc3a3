export { ContactContainer, type ContactContainerProps } from './contact.container.tsx'
export { NewsletterContainer } from './newsletter.container.tsx'
