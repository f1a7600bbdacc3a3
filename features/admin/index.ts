export { AccountContainer, type AccountContainerProps } from './account/account.container.tsx'
export { AccountSummaryContainer } from './account/account-summary.container.tsx'
export { ACCOUNT_TABS } from './account/account-tabs.tsx'
export { accountAtom } from './account/atoms.ts'
export { messagesAtom } from './messages/atoms.ts'
export { MessagesContainer } from './messages/messages.container.tsx'
export { overviewAtom } from './overview/atoms.ts'
export { OverviewContainer, type OverviewContainerProps } from './overview/overview.container.tsx'
export {
  SavedAnswersContainer,
  type SavedAnswersContainerProps,
} from './saved-answers/saved-answers.container.tsx'
export { SavedViewsContainer } from './saved-views/saved-views.container.tsx'
export { useStaffWork } from './staff-work/use-staff-work.ts'
export { SubscribersContainer } from './subscribers/subscribers.container.tsx'
export { SystemContainer } from './system/system.container.tsx'
export { UsersContainer } from './users.container.tsx'
export { searchUsers } from './users-api.ts'
export { usersAtom } from './users-atoms.ts'
