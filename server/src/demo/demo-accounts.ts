/** The demo accounts: an admin, a merchant and a member. */
export const DEMO_ACCOUNTS = ['admin@whirligig.test', 'merchant@whirligig.test', 'member@whirligig.test'] as const
/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'whirligig'
