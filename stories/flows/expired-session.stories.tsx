import type { Meta, StoryObj } from '@storybook/react-vite'
import { aUser } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { forViewport } from '../support/for-viewport.ts'

const respondUnauthorized = () => HttpResponse.json({ error: 'Unauthorized' }, { status: 401 })

const meta = {
  title: 'Flows/Expired Session',
  ...signedInStory,
  args: { path: '/dashboard/security' },
  beforeEach: (context) => {
    signedInStory.beforeEach(context)
    context.msw.use(
      http.post('/api/auth/reset', respondUnauthorized),
      http.post('/api/cart/add', respondUnauthorized, { once: true }),
    )
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

const expireSession: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Old Password/), 'whirligig')
  await userEvent.type(canvas.getByLabelText(/^New Password/), 'pinwheel{Enter}')
  await screen.findByText('Unauthorized Access! Please login again')
}

const signIn: Story['play'] = async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Login' })
  await userEvent.type(canvas.getByLabelText(/^Email/), 'mina@whirligig.test')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'whirligig{Enter}')
}

export const ReturnsSameUserToPage: Story = {
  play: async (context) => {
    await expireSession(context)
    await signIn(context)
    await context.canvas.findByRole('heading', { name: 'Account Security' })
    await waitFor(() => expect(location.hash).toBe('#/dashboard/security'))
  },
}

export const SendsOtherUserToDashboard: Story = {
  play: async (context) => {
    await expireSession(context)
    context.msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser({ firstName: 'Otto' }) })))
    await signIn(context)
    await context.canvas.findByDisplayValue('Otto')
    await waitFor(() => expect(location.hash).toBe('#/dashboard'))
  },
}

const submitAddress: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Address/), '7 Harbour Street')
  await userEvent.type(canvas.getByLabelText(/^City/), 'Port Whistle')
  await userEvent.type(canvas.getByLabelText(/^Country/), 'Toyland')
  await userEvent.type(canvas.getByLabelText(/^State/), 'North')
  await userEvent.type(canvas.getByLabelText(/^Zipcode/), '10101{Enter}')
  await screen.findByText('Unauthorized Access! Please login again')
}

export const RestoresFormDraft: Story = {
  args: { path: '/dashboard/address/add' },
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/address/add', respondUnauthorized, { once: true }))
  },
  play: async (context) => {
    await submitAddress(context)
    await signIn(context)
    await waitFor(() => expect(screen.getByLabelText(/^Zipcode/)).toHaveValue('10101'))
    await expect(screen.getByLabelText(/^Address/)).toHaveValue('7 Harbour Street')
    await expect(screen.getByLabelText(/^City/)).toHaveValue('Port Whistle')
  },
}

export const KeepsDraftFromOtherUser: Story = {
  ...RestoresFormDraft,
  play: async (context) => {
    await submitAddress(context)
    context.msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: aUser({ _id: 'b'.repeat(24), firstName: 'Otto' }) })),
    )
    await signIn(context)
    await context.canvas.findByDisplayValue('Otto')
    location.hash = '/dashboard/address/add'
    await expect(await context.canvas.findByLabelText(/^Zipcode/)).toHaveValue('')
  },
}

export const SignOutDoesNotReturnToPage: Story = {
  ...forViewport('desktop'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Mina' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull()) // The closing menu moves the focus.
    await signIn(context)
    await canvas.findByRole('heading', { name: 'Your Account' })
    await waitFor(() => expect(location.hash).toBe('#/dashboard'))
  },
}

export const ReopensCart: Story = {
  args: { path: '/product/teddy-bears' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Add To Cart' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 toy' }))
    const purchase = await screen.findByRole('button', { name: 'Purchase' })
    await waitFor(() => expect(purchase).not.toHaveAttribute('aria-busy')) // The total is loading.
    await userEvent.click(purchase)
    await screen.findByText('Unauthorized Access! Please login again')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await signIn(context)
    await screen.findByRole('button', { name: 'Purchase' })
    await expect(screen.queryByText(/signal|abort/i)).toBeNull()
    await waitFor(() => expect(canvas.queryByRole('main')).toBeNull()) // The open cart hides the page from assistive technology.
    await waitFor(() => expect(location.hash).toBe('#/product/teddy-bears'))
  },
}
