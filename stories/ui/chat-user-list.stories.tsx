import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatUserList } from '@whirligig/ui'
import { expect, fn, within } from 'storybook/test'

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

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'Conversations' })
    const [ada, grace, linus, ...others] = within(list).getAllByRole('button')
    await expect(ada).toHaveTextContent(/^AAda is online3:24 PMWhere is my train\?2 unread$/)
    await expect(grace).toHaveTextContent(/^GGrace is offlineNov 20Thank you!$/)
    await expect(linus).toHaveTextContent(/^LLinus is online$/)
    await expect(others).toEqual([])
    await expect([ada, grace].map((row) => row?.querySelectorAll('[data-online]').length)).toEqual([1, 0])
    await expect(ada).not.toHaveAttribute('aria-current')
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
    await expect(canvas.queryByText('No users connected.')).toBeNull()
  },
}
/** People without a conversation are below the others. */
export const WithMoreUsers: Story = {
  args: {
    users: [{ id: 'u1', name: 'Ada', online: true, lastMessage: 'Where is my train?', note: 'Waiting for you' }],
    more: { title: 'New chat', users: [{ id: 'u2', name: 'Grace', online: false }] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Ada is online/ })).toHaveTextContent(/Waiting for you$/)
    await expect(canvas.getByRole('heading', { name: 'New chat' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Grace/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('u2')
  },
}
export const OnlyMoreUsers: Story = {
  args: {
    users: [],
    loading: true,
    more: { title: 'New chat', users: [{ id: 'u2', name: 'Grace', online: false }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: /Grace/ })).toBeVisible()
    await expect(canvas.queryByText('No users connected.')).toBeNull()
  },
}
export const Selected: Story = {
  args: { selectedId: 'u1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ada is online.*2 unread/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.getByRole('button', { name: /Grace/ })).not.toHaveAttribute('aria-current')
  },
}
export const SelectsOnClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Grace is offline/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('u2')
  },
}
export const Empty: Story = {
  args: { users: [], more: { title: 'New chat', users: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users connected.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'New chat' })).toBeNull()
  },
}
export const Loading: Story = {
  args: { users: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading users')).toBeInTheDocument()
    await expect(canvas.getByRole('navigation', { name: 'Conversations' })).toHaveClass('max-w-80')
    await expect(canvas.queryByText('No users connected.')).toBeNull()
  },
}
/** Known users stay while the list loads again. */
export const LoadingWithUsers: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ada/ })).toBeVisible()
  },
}
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
