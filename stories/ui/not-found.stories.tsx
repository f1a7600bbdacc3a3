import type { Meta, StoryObj } from '@storybook/react-vite'
import lost from '@whirligig/art/empty/lost.svg'
import { NotFound } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Feedback/Not Found',
  component: NotFound,
  args: { homeHref: '#/', illustration: <img src={lost} alt="" width={240} height={180} /> },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Back to the toys' })).toHaveAttribute('href', '#/')
  },
}
export const Dashboard: Story = {
  args: { title: '404 Not Found.', homeHref: '#/dashboard', homeLabel: 'Back to the dashboard' },
}
export const WithoutPicture: Story = { args: { illustration: undefined } }
