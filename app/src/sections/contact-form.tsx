import { ContactContainer, type ContactContainerProps } from '@whirligig/contact'

export const ContactForm = (props: ContactContainerProps) => <ContactContainer {...props} />
