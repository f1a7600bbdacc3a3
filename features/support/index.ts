export { isUnsentAtom } from './is-unsent-atom.ts'
export { SupportContainer, type SupportContainerProps } from './support.container.tsx'
export { unreadTotalAtom } from './unread-atoms.ts'
export { UnreadBadge } from './unread-badge.tsx'
