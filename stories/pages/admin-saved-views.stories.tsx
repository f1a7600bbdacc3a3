import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ViewList } from '@whirligig/contract'
import { aSavedView, aSavedViewList } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen } from 'storybook/test'
import { adminStory } from '../support/admin-story.ts'

const meta = {
  ...adminStory,
  title: 'Pages/Dashboard/Admin/Saved Views',
  tags: ['role:admin'],
} satisfies Meta<typeof adminStory.component>

export default meta
type Story = StoryObj<typeof meta>

/** A story of a list whose saved views are open; the one that is shown is marked. */
const viewsStory = (list: ViewList, path: string): Story => ({
  args: { path: `${path}?status=waiting` },
  beforeEach: ({ msw }) => {
    const views = [
      aSavedView({ list, name: 'Waiting', query: 'status=waiting' }),
      aSavedView({ _id: 'other', list: 'orders' }),
    ]
    msw.use(http.get('/api/saved-view', () => HttpResponse.json(aSavedViewList(views))))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
    await expect(await screen.findByRole('menuitem', { name: 'Shown now: Waiting' })).toHaveAttribute(
      'href',
      `/#${path}?status=waiting`,
    )
    await expect(screen.queryByRole('menuitem', { name: 'Oldest to ship' })).toBeNull()
  },
})

export const ViewsOfReviews = viewsStory('reviews', '/dashboard/review')

export const ViewsOfMerchants = viewsStory('merchants', '/dashboard/merchant')

export const ViewsOfUsers = viewsStory('users', '/dashboard/users')
