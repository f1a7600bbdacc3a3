export { UsersContainer, type UsersContainerProps } from './users.container.tsx'
