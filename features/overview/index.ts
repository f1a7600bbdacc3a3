export { OverviewContainer, type OverviewContainerProps } from './overview.container.tsx'
