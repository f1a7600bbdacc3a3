import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Layout/Logo',
  component: Logo,
  args: { href: '#/' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Whirligig')
    await expect(canvas.getByText('Whirligig').getBoundingClientRect().width).toBeGreaterThan(50)
  },
}
export const IconOnly: Story = {
  args: { iconOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Whirligig' })).toHaveAttribute('href', '#/')
  },
}
export const OnDarkBackground: Story = {
  decorators: [
    (Story) => (
      <div className="bg-night p-6 text-on-night">
        <Story />
      </div>
    ),
  ],
}
