export { OverviewContainer, type OverviewContainerProps } from './overview/overview.container.tsx'
export { SystemContainer } from './system/system.container.tsx'
export { UsersContainer } from './users.container.tsx'
export { searchUsers } from './users-api.ts'
