import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessagesContainer } from '@whirligig/admin'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aMessage, aMessagePage, aSavedAnswerList } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'

/** Called with the query of each request for the list, and with the body of each answer. */
const listRequest = fn()
const answerRequest = fn()

const meta = {
  title: 'Features/Admin/Messages',
  tags: ['role:admin'],
  component: MessagesContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    page: 1,
    search: '',
    status: '',
    onPageChange: fn(),
    onSearch: fn(),
    statusHref: (status) => `#/dashboard/messages?status=${status}`,
  },
  beforeEach: ({ msw }) => {
    listRequest.mockClear()
    answerRequest.mockClear()
    let messages = aMessagePage().messages
    msw.use(
      http.get('/api/contact', ({ request }) => {
        listRequest(new URL(request.url).search)
        return HttpResponse.json(aMessagePage(messages))
      }),
      http.post('/api/contact/:id/answer', async ({ request }) => {
        const body = await request.json()
        answerRequest(body)
        const answer = { text: 'Yes, it is safe.', by: 'Ada Winder', created: '2026-11-21T10:00:00.000Z' }
        messages = messages.map((message) => (message.answer ? message : { ...message, answer }))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.contact.answered })
      }),
    )
  },
} satisfies Meta<typeof MessagesContainer>

export default meta
type Story = StoryObj<typeof meta>

export const OpenAndAnswered: Story = {
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('article', { name: 'Mina Marlow' }))
    await expect(open.getByText('Open')).toBeVisible()
    const answered = canvas.getByRole('article', { name: 'Rafael Costa' })
    await expect(answered).toHaveTextContent(/Answered by Ada Winder on November 18, 2026.*flat tyre/)
    await expect(within(answered).queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Answered 1' })).toHaveAttribute(
      'href',
      '#/dashboard/messages?status=answered',
    )
  },
}
export const OnPhone: Story = { ...OpenAndAnswered, ...forViewport('phone') }

export const Answers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Mina Marlow' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'Yes, it is safe.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await screen.findByText(RESPONSE_TEXT.contact.answered)
    await expect(answerRequest).toHaveBeenCalledWith({ text: 'Yes, it is safe.' })
    await canvas.findByText(/Answered by Ada Winder on November 21, 2026|November 21, 2026/)
    await expect(canvas.queryByRole('textbox', { name: 'Answer' })).toBeNull()
  },
}

export const FocusesTheAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Mina Marlow' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Answer' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Answer Mina Marlow' })).toBeVisible()
  },
}

export const SavedAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/api/saved-answer', () => HttpResponse.json(aSavedAnswerList()))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Mina Marlow' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved answers' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Insert Parcel on its way/ }))
    const answer = await canvas.findByRole('textbox', { name: 'Answer' })
    await expect(answer).toHaveValue('Hello Mina, your parcel has left us and comes within three working days.')
    await waitFor(() => expect(answer).toHaveFocus())
  },
}

/** The text stays. */
export const AnsweredMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/contact', () => HttpResponse.json(aMessagePage([aMessage()]))),
      http.post('/api/contact/:id/answer', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.contact.alreadyAnswered('Grace Admin') }, { status: 400 }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Mina Marlow' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'Yes, it is safe.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await canvas.findByText('Grace Admin has already answered this message.')
    await expect(canvas.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes, it is safe.')
  },
}

export const Search: Story = {
  args: { search: 'train', status: 'open', page: 2 },
  play: async ({ canvas }) => {
    await canvas.findByText('2 messages found')
    await expect(listRequest).toHaveBeenCalledWith('?page=2&limit=20&status=open&search=train')
  },
}

export const NothingOpen: Story = {
  args: { status: 'open' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/contact', () => HttpResponse.json(aMessagePage([]))))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every message has an answer.')).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/contact', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages')).toBeInTheDocument()
    await expect(canvas.queryByText('No messages found.')).toBeNull()
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/contact', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The messages could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
}
