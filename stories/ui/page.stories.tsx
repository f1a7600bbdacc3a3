import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <h1 className="text-3xl">All toys</h1>
        <div className="mt-4 h-40 rounded-panel bg-sun-pale" />
      </>
    ),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
  },
}
export const Narrow: Story = { args: { width: 'narrow' } }
