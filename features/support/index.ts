export { hasUnsentMessagesAtom } from './has-unsent-messages-atom.ts'
export { SupportContainer, type SupportContainerProps } from './support.container.tsx'
export { unreadTotalAtom } from './unread-atoms.ts'
export { UnreadBadge } from './unread-badge.tsx'
