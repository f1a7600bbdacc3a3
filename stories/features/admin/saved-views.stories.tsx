import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedViewsContainer } from '@whirligig/admin'
import { RESPONSE_TEXT, SAVED_VIEWS, type SavedView, SavedViewInput } from '@whirligig/contract'
import { aSavedView, aSavedViewList } from '@whirligig/contract/fixtures'
import { Button } from '@whirligig/ui'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'

/** Answers the requests for views from a list of its own. */
function viewServer(start: SavedView[]) {
  let views = start
  return [
    http.get('/api/saved-view', () => HttpResponse.json(aSavedViewList(views))),
    http.post('/api/saved-view/add', async ({ request }) => {
      const view = SavedViewInput.parse(await request.json())
      views = [...views.filter(({ name }) => name !== view.name), aSavedView({ _id: view.name, ...view })]
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.savedView.saved })
    }),
    http.delete('/api/saved-view/:id', ({ params }) => {
      views = views.filter(({ _id }) => _id !== params.id)
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.savedView.deleted })
    }),
  ]
}

const meta = {
  title: 'Features/Admin/Saved Views',
  tags: ['role:admin', 'role:merchant'],
  component: SavedViewsContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    trigger: <Button>Views</Button>,
    list: 'orders',
    query: 'status=to_ship&sortBy=oldest',
    toHref: (query) => `#/dashboard/orders/customers?${query}`,
  },
  beforeEach: ({ msw }) =>
    msw.use(...viewServer([...aSavedViewList().views, aSavedView({ _id: 'other', list: 'products', name: 'Low' })])),
} satisfies Meta<typeof SavedViewsContainer>

export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function openMenu({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
  return within(await screen.findByRole('menu'))
}

async function openDrawer(context: Context) {
  const menu = await openMenu(context)
  await context.userEvent.click(menu.getByRole('menuitem', { name: 'Save or delete views…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Views of this list' })
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** The views of this list; the one that is shown is marked. */
export const Views: Story = {
  play: async (context) => {
    const menu = await openMenu(context)
    await expect(await menu.findByRole('menuitem', { name: 'Shown now: Oldest to ship' })).toHaveAttribute(
      'href',
      '#/dashboard/orders/customers?status=to_ship&sortBy=oldest',
    )
    await expect(menu.getByRole('menuitem', { name: 'Teddies' })).toHaveAttribute(
      'href',
      '#/dashboard/orders/customers?search=teddy',
    )
    await expect(menu.queryByRole('menuitem', { name: /Low/ })).toBeNull()
  },
}
export const OnPhone: Story = { ...Views, ...forViewport('phone') }

export const Saves: Story = {
  args: { query: 'status=open' },
  play: async (context) => {
    const { userEvent } = context
    const drawer = await openDrawer(context)
    await userEvent.click(drawer.getByRole('button', { name: 'Save this view' }))
    await expect(await drawer.findByText('Name is required.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Everything open')
    await userEvent.click(drawer.getByRole('button', { name: 'Save this view' }))
    await expect(await drawer.findByRole('link', { name: 'Everything open' })).toHaveAttribute(
      'href',
      '#/dashboard/orders/customers?status=open',
    )
    await screen.findByText(RESPONSE_TEXT.savedView.saved)
  },
}

/** A view of the same name is replaced, which the form says before. */
export const Replaces: Story = {
  args: { query: 'search=bears' },
  play: async (context) => {
    const { userEvent } = context
    const drawer = await openDrawer(context)
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Teddies')
    await expect(drawer.getByText('Replaces your view of this name.')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Save this view' }))
    await waitFor(() =>
      expect(drawer.getByRole('link', { name: 'Teddies' })).toHaveAttribute(
        'href',
        '#/dashboard/orders/customers?search=bears',
      ),
    )
  },
}

export const Deletes: Story = {
  play: async (context) => {
    const { userEvent } = context
    const drawer = await openDrawer(context)
    await userEvent.click(await drawer.findByRole('button', { name: 'Delete Teddies' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Teddies?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(drawer.queryByRole('link', { name: 'Teddies' })).toBeNull())
    await screen.findByText(RESPONSE_TEXT.savedView.deleted)
  },
}

/** The list as it opens is no view. */
export const NothingToSave: Story = {
  args: { query: '' },
  beforeEach: ({ msw }) => msw.use(...viewServer([])),
  play: async (context) => {
    const drawer = await openDrawer(context)
    await waitFor(() => expect(drawer.getByText('Choose what the list shows first, then save it here.')).toBeVisible())
    await expect(drawer.queryByRole('button', { name: 'Save this view' })).toBeNull()
  },
}

export const TooMany: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/saved-view/add', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.savedView.full(SAVED_VIEWS.count) }, { status: 400 }),
      ),
    ),
  play: async (context) => {
    const { userEvent } = context
    const drawer = await openDrawer(context)
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'One more')
    await userEvent.click(drawer.getByRole('button', { name: 'Save this view' }))
    await drawer.findByText(RESPONSE_TEXT.savedView.full(SAVED_VIEWS.count))
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('One more')
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    let isReachable = false
    msw.use(
      http.get('/api/saved-view', () => {
        if (isReachable) return HttpResponse.json(aSavedViewList())
        isReachable = true
        return HttpResponse.json({ error: 'Down.' }, { status: 400 })
      }),
    )
  },
  play: async (context) => {
    const drawer = await openDrawer(context)
    await expect(await drawer.findByText('Your views could not be loaded.')).toBeVisible()
    await context.userEvent.click(drawer.getByRole('button', { name: 'Retry' }))
    await expect(await drawer.findByRole('link', { name: 'Teddies' })).toBeVisible()
  },
}
