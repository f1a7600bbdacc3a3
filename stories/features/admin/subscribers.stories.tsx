import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscribersContainer } from '@whirligig/admin'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aSubscriberPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'

const meta = {
  title: 'Features/Admin/Subscribers',
  tags: ['role:admin'],
  component: SubscribersContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: { page: 1, search: '', onPageChange: fn(), onSearch: fn() },
  beforeEach: ({ msw }) => {
    let { subscribers } = aSubscriberPage()
    msw.use(
      http.get('/api/newsletter', () => HttpResponse.json(aSubscriberPage(subscribers))),
      http.delete('/api/newsletter/:id', ({ params }) => {
        subscribers = subscribers.filter(({ _id }) => _id !== params.id)
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.newsletter.removed })
      }),
    )
  },
} satisfies Meta<typeof SubscribersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('2 subscribers')
    await expect(canvas.getByRole('rowheader', { name: 'mina@whirligig.test' })).toBeVisible()
  },
}
export const OnPhone: Story = { ...WithData, ...forViewport('phone') }

export const Unsubscribes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe mina@whirligig.test' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsubscribe mina@whirligig.test?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unsubscribe' }))
    await screen.findByText(RESPONSE_TEXT.newsletter.removed)
    await canvas.findByText('1 subscriber')
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'mina@whirligig.test' })).toBeNull())
  },
}

/** Another admin did it: the list shows what is left. */
export const UnsubscribedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let { subscribers } = aSubscriberPage()
    msw.use(
      http.get('/api/newsletter', () => HttpResponse.json(aSubscriberPage(subscribers))),
      http.delete('/api/newsletter/:id', () => {
        subscribers = subscribers.slice(1)
        return HttpResponse.json({ message: RESPONSE_TEXT.newsletter.missing }, { status: 404 })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe mina@whirligig.test' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsubscribe mina@whirligig.test?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unsubscribe' }))
    await canvas.findByText('1 subscriber')
    await expect(canvas.queryByRole('rowheader', { name: 'mina@whirligig.test' })).toBeNull()
  },
}

export const NothingFound: Story = {
  args: { search: 'nobody' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/newsletter', () => HttpResponse.json(aSubscriberPage([]))))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No subscribers found.')
    await expect(canvas.getByText('Please try another search.')).toBeVisible()
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/newsletter', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The subscribers could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('2 subscribers')
  },
}
