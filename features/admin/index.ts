export { OverviewContainer, type OverviewContainerProps } from './overview/overview.container.tsx'
export { UsersContainer, type UsersContainerProps } from './users.container.tsx'
