import { DocsPage as StoryList, useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './component-page.tsx'
import { findGuide, toFolder } from './guides.ts'
import { useToolbarGlobals } from './use-toolbar-globals.ts'

/** Storybook's docs page: a component with a guide gets our own page, everything else the default list of stories. */
export function DocsPage() {
  const { title } = useOf('meta', ['meta']).csfFile.meta
  const toolbarGlobals = useToolbarGlobals()
  const guide = findGuide(title)
  return guide ? (
    <ComponentPage folder={toFolder(title)} guide={guide} toolbarGlobals={toolbarGlobals} />
  ) : (
    <StoryList />
  )
}
