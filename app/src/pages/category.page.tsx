import { ShelfPage } from './shelf-page.tsx'

export const Component = () => <ShelfPage kind="category" />
