import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatUserList } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'

const users = [
  { id: 'u1', name: 'Ada', online: true, lastMessage: 'Where is my train?', lastTime: '3:24 PM', unread: 2 },
  { id: 'u2', name: 'Grace', online: false, lastMessage: 'Thank you!', lastTime: 'Nov 20' },
  { id: 'u3', name: 'Linus', online: true },
]

const meta = {
  title: 'Data/Chat User List',
  component: ChatUserList,
  args: { users, onSelect: fn(), className: 'max-w-80 rounded-panel border border-line bg-card' },
} satisfies Meta<typeof ChatUserList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = {
  args: { selectedId: 'u1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ada is online.*2 unread/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}
export const SelectsOnClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Grace is offline/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('u2')
  },
}
export const Empty: Story = {
  args: { users: [] },
}
export const Loading: Story = { args: { users: [], loading: true } }
export const ManyUsersLongText: Story = {
  args: {
    className: 'max-w-80 max-h-96 rounded-panel border border-line bg-card',
    users: Array.from({ length: 30 }, (_, index) => ({
      id: `user-${index}`,
      name: index % 3 ? `Customer ${index}` : 'A Person With A Name That Goes On And On',
      online: index % 2 === 0,
      lastMessage: 'A message that is much longer than there is room for in one line of the list',
      lastTime: 'Nov 20',
      unread: index * 20,
    })),
  },
}
