/** The author and the profile links in the footer. */
export const SITE_INFO = {
  author: 'the Whirligig makers',
  profiles: [
    { label: 'GitHub', href: 'https://github.com/whirligig' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/whirligig' },
  ],
} as const

/** The phone number shown to merchants whose account is disabled. */
export const SUPPORT_PHONE = '(800) 555-0139'
