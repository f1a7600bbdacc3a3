export { OverviewContainer, type OverviewContainerProps } from './overview/overview.container.tsx'
export { UsersContainer } from './users.container.tsx'
export { searchUsers } from './users-api.ts'
