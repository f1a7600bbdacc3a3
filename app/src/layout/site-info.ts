/** Who made the shop, and where to find them: the two links in the footer. */
export const SITE_INFO = {
  author: 'the Whirligig makers',
  profiles: [
    { label: 'GitHub', href: 'https://github.com/whirligig' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/whirligig' },
  ],
} as const

/** Whom to call when an account has been disabled. */
export const SUPPORT_PHONE = '(800) 555-0139'
