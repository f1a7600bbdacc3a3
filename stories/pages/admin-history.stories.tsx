import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AuditPage, ROLE_ADMIN } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { adminStory } from '../support/admin-story.ts'

/** The changes of a merchant or a review: these statuses, newest first. */
const aHistory = (...statuses: [from: string, to: string][]): AuditPage => ({
  entries: statuses.map(([from, to], index) => ({
    ...{ _id: `${index}`, created: `2026-11-${20 - index}T09:30:00.000Z`, action: 'status', details: { from, to } },
    ...{ actorName: 'Ada Winder', actorRole: ROLE_ADMIN },
  })),
  ...{ totalPages: 1, currentPage: 1, count: statuses.length },
})

const meta = {
  ...adminStory,
  title: 'Pages/Dashboard/Admin/History',
  tags: ['role:admin'],
  beforeEach: (context) => {
    adminStory.beforeEach(context)
    context.msw.use(
      http.get('/api/audit/merchant/:id', () =>
        HttpResponse.json(
          aHistory(['Enabled', 'Disabled'], ['Approved', 'Approved'], ['Waiting Approval', 'Approved']),
        ),
      ),
      http.get('/api/audit/review/:id', () => HttpResponse.json(aHistory(['Waiting Approval', 'Rejected']))),
    )
  },
} satisfies Meta<typeof adminStory.component>

export default meta
type Story = StoryObj<typeof meta>

/** Expects these changes in the open drawer, newest first. */
async function expectHistory(drawer: string, name: string, titles: string[]): Promise<void> {
  const history = await within(await screen.findByRole('dialog', { name: drawer })).findByRole('list', { name })
  const items = within(history).getAllByRole('listitem')
  await expect(items.map(({ textContent }) => textContent)).toEqual(
    titles.map((title) => expect.stringMatching(new RegExp(`^${title}.*Ada Winder`))),
  )
}

export const MerchantHistory: Story = {
  args: { path: '/dashboard/merchant' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Little Harbour' }))
    await expectHistory('Little Harbour', 'History of the merchant', ['Disabled', 'Invitation sent again', 'Approved'])
  },
}

export const ReviewHistory: Story = {
  args: { path: '/dashboard/review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy cheap watches' }))
    await expectHistory('Buy cheap watches', 'History of the review', ['Rejected'])
  },
}
