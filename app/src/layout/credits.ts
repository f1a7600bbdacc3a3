/** Who made the shop, and where to find them: the two links in the footer. */
export const CREDITS = {
  author: 'the Whirligig makers',
  profiles: [
    { label: 'GitHub', href: 'https://github.com/whirligig' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/whirligig' },
  ],
} as const
