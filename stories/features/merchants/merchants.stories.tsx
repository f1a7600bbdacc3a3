import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import nobody from '@whirligig/art/empty/no-results.svg'
import { ANSWER_TEXT, type Merchant } from '@whirligig/contract'
import { aMerchant, aMerchantPage } from '@whirligig/contract/fixtures'
import { MerchantsContainer, type MerchantsContainerProps } from '@whirligig/merchants'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { preset, withShop } from '../../../.storybook/decorators/with-shop.tsx'

/** A list as the server has it, which calls change. */
function server(...merchants: Merchant[]) {
  const page = () => HttpResponse.json(aMerchantPage(merchants))
  const change = (id: unknown, set: Partial<Merchant>) =>
    merchants.forEach((each, index) => {
      if (each._id === id) merchants[index] = { ...each, ...set }
    })
  return [
    http.get('/api/merchant', page),
    http.put('/api/merchant/approve/:id', async ({ params, request }) => {
      seen(await request.json())
      change(params.id, { status: 'Approved', isActive: true })
      return HttpResponse.json({ success: true, message: ANSWER_TEXT.merchant.approved })
    }),
    http.put('/api/merchant/reject/:id', async ({ params, request }) => {
      seen(await request.json())
      change(params.id, { status: 'Rejected', isActive: false })
      return HttpResponse.json({ success: true, message: ANSWER_TEXT.merchant.rejected })
    }),
    http.put<{ id: string }, { merchant: { isActive: boolean } }>(
      '/api/merchant/:id/active',
      async ({ params, request }) => {
        const { isActive } = (await request.json()).merchant
        change(params.id, { isActive })
        const { enabled, disabled } = ANSWER_TEXT.merchant
        return HttpResponse.json({ success: true, message: isActive ? enabled : disabled })
      },
    ),
    http.delete('/api/merchant/delete/:id', ({ params }) => {
      merchants.splice(0, Infinity, ...merchants.filter(({ _id }) => _id !== params.id))
      return HttpResponse.json({ success: true, message: ANSWER_TEXT.merchant.deleted })
    }),
  ]
}

/** What was said with a decision. */
const seen = fn()

/** Page and search as an address keeps them. */
function WithAddress(props: MerchantsContainerProps) {
  const [page, setPage] = useState(props.page)
  const [search, setSearch] = useState(props.search)
  return <MerchantsContainer {...props} page={page} onPageChange={setPage} search={search} onSearch={setSearch} />
}

const meta = {
  title: 'Features/Merchants/Merchants',
  tags: ['role:admin'],
  component: MerchantsContainer,
  decorators: [withShop],
  parameters: { preset: [preset(startSessionAtom, 'token')] },
  args: {
    page: 1,
    search: '',
    onPageChange: fn(),
    onSearch: fn(),
    addHref: '#/dashboard/merchant/add',
    emptyPicture: <img src={nobody} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    seen.mockClear()
    msw.use(...server(...aMerchantPage().merchants))
  },
} satisfies Meta<typeof MerchantsContainer>

export default meta
type Story = StoryObj<typeof meta>

/** Only this merchant is there. */
const only = (merchant: Merchant): Story['beforeEach'] => {
  return ({ msw }) => {
    seen.mockClear()
    msw.use(...server(merchant))
  }
}

const approved = { status: 'Approved', isActive: true } as const

export const OneOfEachStatus: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByText('6 merchants')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '#/dashboard/merchant/add')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const WaitsWithAnEmail: Story = {
  beforeEach: only(aMerchant()),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article'))
    await expect(card.getByRole('link', { name: 'bruno@whirligig.test' })).toBeVisible()
    const names = card.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Approve Bramble & Bear', 'Reject Bramble & Bear', 'Delete Bramble & Bear'])
    await userEvent.click(card.getByRole('button', { name: 'Approve Bramble & Bear' }))
    await screen.findByText(ANSWER_TEXT.merchant.approved)
    await card.findByText('Approved')
    await expect(seen).toHaveBeenCalledWith({ status: 'Waiting Approval' })
  },
}

export const WaitsWithoutAnEmail: Story = {
  beforeEach: only(aMerchant({ name: 'Cleo Cube', brandName: 'Cubework', email: null })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article'))
    await expect(card.getByRole('link', { name: 'Call 555-010-0199' })).toHaveAttribute('href', 'tel:5550100199')
    await expect(card.getAllByRole('button')).toEqual([card.getByRole('button', { name: 'Delete Cubework' })])
  },
}

const REFUSALS = [ANSWER_TEXT.merchant.isAdmin, ANSWER_TEXT.merchant.isMerchant, ANSWER_TEXT.merchant.otherOpen]

export const SaysWhyOneCannotBeApproved: Story = {
  beforeEach: ({ msw }) => {
    const left = [...REFUSALS]
    msw.use(
      http.put('/api/merchant/approve/:id', () => HttpResponse.json({ error: left.shift() }, { status: 400 })),
      ...server(aMerchant()),
    )
  },
  play: async ({ canvas, userEvent }) => {
    for (const refusal of REFUSALS) {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Approve Bramble & Bear' })).toBeEnabled())
      await userEvent.click(canvas.getByRole('button', { name: 'Approve Bramble & Bear' }))
      await screen.findByText(refusal)
    }
  },
}

export const IsRejected: Story = {
  beforeEach: only(aMerchant()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject Bramble & Bear' }))
    await screen.findByText(ANSWER_TEXT.merchant.rejected)
    await canvas.findByRole('button', { name: 'Re-Approve Bramble & Bear' })
    await expect(canvas.getByText('Rejected')).toBeVisible()
  },
}

export const IsInvitedOnceMore: Story = {
  beforeEach: ({ msw }) => {
    seen.mockClear()
    const merchant = aMerchant({ ...approved, hasAccount: false })
    msw.use(
      http.put('/api/merchant/approve/:id', async ({ request }) => {
        seen(await request.json())
        return HttpResponse.json({ success: true, message: ANSWER_TEXT.merchant.invited(String(merchant.email)) })
      }),
      ...server(merchant),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Invited')
    await userEvent.click(canvas.getByRole('button', { name: 'Re-send invitation to Bruno Bramble' }))
    await screen.findByText(ANSWER_TEXT.merchant.invited('bruno@whirligig.test'))
    await expect(seen).toHaveBeenCalledWith({ status: 'Approved' })
  },
}

export const AsksBeforeItDisables: Story = {
  beforeEach: only(aMerchant(approved)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable Bramble & Bear' }))
    await screen.findByRole('alertdialog', { name: 'Disable Bramble & Bear?' })
  },
}

export const IsDisabled: Story = {
  beforeEach: only(aMerchant(approved)),
  play: async (context) => {
    await AsksBeforeItDisables.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Disable' }))
    await screen.findByText(ANSWER_TEXT.merchant.disabled)
    await context.canvas.findByRole('button', { name: 'Enable Bramble & Bear' })
    await expect(context.canvas.getByText('Disabled')).toBeVisible()
  },
}

export const IsEnabledAgain: Story = {
  beforeEach: only(aMerchant({ ...approved, isActive: false })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enable' }))
    await screen.findByText(ANSWER_TEXT.merchant.enabled)
    await canvas.findByRole('button', { name: 'Disable Bramble & Bear' })
  },
}

export const ShowsAtOnceWhatIsOnItsWay: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/merchant/:id/active', () => delay('infinite')),
      ...server(aMerchant(approved)),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }))
    await canvas.findByText('Disabled')
    await expect(canvas.getByRole('button', { name: 'Delete Bramble & Bear' })).toBeDisabled()
  },
}

const refusal = () => HttpResponse.json({ error: ANSWER_TEXT.merchant.notApproved }, { status: 400 })

export const ARefusedToggleIsUndone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/merchant/:id/active', refusal), ...server(aMerchant(approved)))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }))
    await screen.findByText(ANSWER_TEXT.merchant.notApproved)
    await canvas.findByRole('button', { name: 'Disable Bramble & Bear' })
    await expect(canvas.queryByText('Disabled')).toBeNull()
  },
}

export const IsDeleted: Story = {
  beforeEach: only(aMerchant({ status: 'Rejected' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText(ANSWER_TEXT.merchant.deleted)
    await canvas.findByText('No merchants found.')
  },
}

export const ARefusedDeleteIsUndone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/merchant/delete/:id', () => HttpResponse.json({ error: 'No.' }, { status: 500 })),
      ...server(aMerchant({ status: 'Rejected' })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText('Your request could not be processed. Please try again.')
    await canvas.findByRole('article')
  },
}

export const SomebodyElseWasFaster: Story = {
  beforeEach: ({ msw }) => {
    const [late, now] = [aMerchant(), aMerchant(approved)]
    msw.use(
      http.get('/api/merchant', () => HttpResponse.json(aMerchantPage([late])), { once: true }),
      http.put('/api/merchant/reject/:id', () =>
        HttpResponse.json({ error: ANSWER_TEXT.decided('Approved') }, { status: 400 }),
      ),
      ...server(now),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject Bramble & Bear' }))
    await screen.findByText('Its status is ‘Approved’ by now. Please look at it again.')
    await canvas.findByText('Approved')
  },
}

export const ManyOnSeveralPages: Story = {
  args: { page: 2 },
  beforeEach: ({ msw }) => {
    const merchants = Array.from({ length: 20 }, (_, index) =>
      aMerchant({ name: `Bruno ${index}`, email: `b${index}@whirligig.test` }),
    )
    msw.use(
      http.get('/api/merchant', () =>
        HttpResponse.json(aMerchantPage(merchants, { currentPage: 2, totalPages: 9, count: 176 })),
      ),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(20)
    await expect(canvas.getByText('176 merchants')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(3)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...server())
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No merchants found.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/merchant', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading merchants')
  },
}

export const FailsAndTriesAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/merchant', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
  },
}

export const Searches: Story = {
  render: (args) => <WithAddress {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/merchant/search', ({ request }) => {
        const isBruno = new URL(request.url).searchParams.get('search') === 'bruno'
        return HttpResponse.json({ merchants: isBruno ? [aMerchant()] : [] })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search merchants' })
    await userEvent.type(box, 'bruno')
    await canvas.findByText('1 merchant found', undefined, { timeout: 5000 })
    await userEvent.type(box, 'x')
    await canvas.findByText('No merchants found.', undefined, { timeout: 5000 })
    await userEvent.clear(box)
    await canvas.findByText('6 merchants')
  },
}
