import type { Meta, StoryObj } from '@storybook/react-vite'
import source from '../../ui/CHANGELOG.md?raw'
import { MarkdownPage } from '../support/docs/markdown-page.tsx'

const meta = {
  title: 'Guide/Changes',
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

/** What changed in each version, and how to migrate. */
export const Changes: StoryObj<typeof meta> = { render: () => <MarkdownPage source={source} /> }
