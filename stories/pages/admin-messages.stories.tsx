import type { Meta, StoryObj } from '@storybook/react-vite'
import { aMessagePage, anAdmin } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { initialAtom } from '../support/decorators/with-store.tsx'
import { expectPage } from '../support/expect-page.ts'
import { forViewport } from '../support/for-viewport.ts'

const onDesktop = forViewport('desktop', {
  ...appStory.parameters,
  initialAtoms: [initialAtom(startSessionAtom, 'token')],
})

const meta = {
  title: 'Pages/Dashboard/Admin/Messages',
  tags: ['role:admin'],
  ...appStory,
  ...onDesktop,
  args: { path: '/dashboard/messages' },
  beforeEach: (context) => {
    appStory.beforeEach(context)
    context.msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: anAdmin() })),
      http.get('/api/contact', () => HttpResponse.json(aMessagePage())),
      http.get('/api/brand', () => HttpResponse.json({ brands: [] })),
    )
  },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const KeepsAnAnswerWhileAnotherPageIsOpen: Story = {
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
