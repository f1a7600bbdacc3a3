import type { Meta, StoryObj } from '@storybook/react-vite'
import source from '../../ui/README.md?raw'
import { MarkdownPage } from '../support/docs/markdown-page.tsx'

const meta = {
  title: 'Guide/Install',
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

/** The package of the components: how to install, theme and use it. */
export const Install: StoryObj<typeof meta> = { render: () => <MarkdownPage source={source} /> }
