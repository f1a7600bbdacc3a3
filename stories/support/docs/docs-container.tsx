import { type DocsContainerProps, DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from '../../../.storybook/theme.ts'

/** Storybook's frame of a docs page, in the theme that the toolbar has. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const stories = context.componentStories()
  const [first] = stories
  const isDark = first !== undefined && context.getStoryContext(first).userGlobals.theme === 'dark'
  // Storybook's code blocks follow a parameter instead of the theme.
  for (const { parameters } of stories) parameters.docs.source.dark = isDark
  return (
    <StorybookContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </StorybookContainer>
  )
}
