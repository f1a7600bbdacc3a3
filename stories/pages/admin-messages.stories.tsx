import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { adminStory } from '../support/admin-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  ...adminStory,
  title: 'Pages/Dashboard/Admin/Messages',
  tags: ['role:admin'],
  args: { path: '/dashboard/messages' },
} satisfies Meta<typeof adminStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Messages: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Messages' })
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Open 1' })).toHaveAttribute(
      'href',
      '/#/dashboard/messages?status=open',
    )
  },
}

export const KeepsAnAnswerWhileAnotherPageIsOpen: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand', () => HttpResponse.json({ brands: [] })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Mina Marlow' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'Half an answer')
    await userEvent.click(canvas.getByRole('link', { name: /^Brand/ }))
    await expectPage('Brands')
    await userEvent.click(canvas.getByRole('link', { name: /^Messages/ }))
    const answer = await canvas.findByRole('textbox', { name: 'Answer' })
    await waitFor(() => expect(answer).toHaveValue('Half an answer'))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('textbox', { name: 'Answer' })).toBeNull()
  },
}
