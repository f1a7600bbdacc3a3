import { CollectionPage } from './collection-page.tsx'

export const Component = () => <CollectionPage kind="brand" />
