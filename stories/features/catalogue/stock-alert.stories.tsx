import type { Meta, StoryObj } from '@storybook/react-vite'
import { StockAlertContainer } from '@whirligig/catalogue'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aProduct, aUser } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { signedIn } from '../../support/signed-in.ts'

const { _id } = aProduct()
const alerts = (products: string[]) => http.get('/api/stock-alert', () => HttpResponse.json({ products }))
const added = http.post('/api/stock-alert/add', () =>
  HttpResponse.json({ success: true, message: RESPONSE_TEXT.stockAlert.added }),
)

const meta = {
  title: 'Features/Catalogue/Stock Alert',
  component: StockAlertContainer,
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
    withStoreAndToasts,
  ],
  args: { productId: _id },
  beforeEach: ({ msw }) => {
    msw.use(
      alerts([]),
      http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })),
    )
  },
} satisfies Meta<typeof StockAlertContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  beforeEach: ({ msw }) => {
    msw.use(added)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'mina@whirligig.test{Enter}')
    await canvas.findByText(RESPONSE_TEXT.stockAlert.added)
    await canvas.findByText('Thank you! Look out for our mail.')
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue('')
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me' }))
    await canvas.findByText('Email is required.')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveFocus())
  },
}

export const BackInStockMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/stock-alert/add', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.stockAlert.inStock }, { status: 400 }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'mina@whirligig.test{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(RESPONSE_TEXT.stockAlert.inStock))
  },
}

export const Sending: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/stock-alert/add', () => delay('infinite')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'mina@whirligig.test{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mail me' })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Member: Story = {
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/stock-alert/add', async ({ request }) => {
        await expect(await request.json()).toEqual({ product: _id })
        msw.use(alerts([_id]))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.stockAlert.added })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`You get one mail at ${aUser().email}, and nothing else.`)
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me' }))
    await canvas.findByText(`You will get one mail at ${aUser().email}.`)
    await canvas.findByRole('button', { name: 'Do not mail me' })
  },
}

export const MemberStops: Story = {
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(
      alerts([_id]),
      http.delete(`/api/stock-alert/delete/${_id}`, () => {
        msw.use(alerts([]))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.stockAlert.deleted })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not mail me' }))
    await canvas.findByText(RESPONSE_TEXT.stockAlert.deleted)
    await canvas.findByRole('button', { name: 'Mail me' })
  },
}

export const MemberStopping: Story = {
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(
      alerts([_id]),
      http.delete(`/api/stock-alert/delete/${_id}`, () => delay('infinite')),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Do not mail me' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const MemberWithoutEmail: Story = {
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser({ email: null, provider: 'Facebook' }) })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Email/ })).toHaveValue('')
    await expect(canvas.queryByText(/^You get one mail at/)).toBeNull()
  },
}
