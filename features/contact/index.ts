export { ContactContainer } from './contact.container.tsx'
