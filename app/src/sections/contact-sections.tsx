import { lazySection } from '@whirligig/ui'

/** The contact form. Its fields can be filled in before its code is there. */
export const ContactForm = lazySection(async () => (await import('./contact-form.tsx')).ContactForm)
