import type { Meta, StoryObj } from '@storybook/react-vite'
import source from '../../CONTRIBUTING.md?raw'
import { MarkdownPage } from '../support/docs/markdown-page.tsx'

const meta = {
  title: 'Guide/Contribute',
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

/** How to change the shop and its components. */
export const Contribute: StoryObj<typeof meta> = { render: () => <MarkdownPage source={source} /> }
