import { DocsPage as StoryList, useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './component-page.tsx'
import { folderOf, guideOf } from './guides.ts'

/** The page of a component, from its guide; what has none (features, pages, flows) lists its stories. */
export function DocsPage() {
  const { title } = useOf('meta', ['meta']).csfFile.meta
  const guide = guideOf(title)
  return guide ? <ComponentPage folder={folderOf(title)} guide={guide} /> : <StoryList />
}
