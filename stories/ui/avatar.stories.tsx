import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Ada', colourKey: 'user-1' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^A$/)
  },
}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const NoName: Story = { args: { name: '' } }
export const Colours: Story = {
  render: (args) => (
    <div className="flex max-w-md flex-wrap gap-3">
      {Array.from('ABCDEFGHIJKLMNOPQRSTUVWX', (letter) => (
        <Avatar key={letter} {...args} name={letter} colourKey={`user-${letter}`} />
      ))}
    </div>
  ),
}
