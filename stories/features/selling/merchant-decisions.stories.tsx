import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Merchant, RESPONSE_TEXT } from '@whirligig/contract'
import { aMerchant, aMerchantPage } from '@whirligig/contract/fixtures'
import { MerchantsContainer } from '@whirligig/selling'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { decisionSpy, merchantHandlers } from '../../support/merchant-handlers.ts'
import { signedIn } from '../../support/signed-in.ts'

/** The badge of a merchant, which has the text of a tab. */
const BADGE = { selector: 'article *' }

const meta = {
  title: 'Features/Selling/Merchant Decisions',
  tags: ['role:admin'],
  component: MerchantsContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    page: 1,
    search: '',
    onPageChange: fn(),
    status: '',
    statusHref: (status) => `#/dashboard/merchant?status=${status}`,
    onSearch: fn(),
    addHref: '#/dashboard/merchant/add',
  },
  beforeEach: () => {
    decisionSpy.mockClear()
  },
} satisfies Meta<typeof MerchantsContainer>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the details of the only merchant, before the story's own steps. */
const opened =
  (play: NonNullable<Story['play']>): Story['play'] =>
  async (context) => {
    const [row] = await context.canvas.findAllByRole('rowheader')
    await context.userEvent.click(within(row ?? context.canvasElement).getByRole('button'))
    await play(context)
  }

/** Serves a list with this merchant only. */
const withMerchant = (merchant: Merchant): Story['beforeEach'] => {
  return ({ msw }) => {
    msw.use(...merchantHandlers(merchant))
  }
}

const approved = { status: 'Approved', isActive: true } as const

export const WaitingWithEmail: Story = {
  beforeEach: withMerchant(aMerchant()),
  play: opened(async ({ userEvent }) => {
    const card = within(await screen.findByRole('article'))
    await expect(card.getByRole('link', { name: 'bruno@whirligig.test' })).toBeVisible()
    const names = card.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Approve Bramble & Bear', 'Reject Bramble & Bear', 'Delete Bramble & Bear'])
    await userEvent.click(card.getByRole('button', { name: 'Approve Bramble & Bear' }))
    await screen.findByText(RESPONSE_TEXT.merchant.approved)
    await card.findByText('Approved')
    await expect(decisionSpy).toHaveBeenCalledWith({ status: 'Waiting Approval' })
  }),
}

export const WaitingWithoutEmail: Story = {
  beforeEach: withMerchant(aMerchant({ name: 'Cleo Cube', brandName: 'Cubework', email: null })),
  play: opened(async () => {
    const card = within(await screen.findByRole('article'))
    await expect(card.getByRole('link', { name: 'Call 555-010-0199' })).toHaveAttribute('href', 'tel:5550100199')
    await expect(card.getAllByRole('button')).toEqual([card.getByRole('button', { name: 'Delete Cubework' })])
  }),
}

const ERRORS = [
  RESPONSE_TEXT.merchant.emailOfAdmin,
  RESPONSE_TEXT.merchant.emailOfMerchant,
  RESPONSE_TEXT.merchant.alreadyApplied,
]

export const ShowsWhyApprovalFailed: Story = {
  beforeEach: ({ msw }) => {
    const remaining = [...ERRORS]
    msw.use(
      http.put('/api/merchant/approve/:id', () => HttpResponse.json({ error: remaining.shift() }, { status: 400 })),
      ...merchantHandlers(aMerchant()),
    )
  },
  play: opened(async ({ userEvent }) => {
    for (const error of ERRORS) {
      const approve = { name: 'Approve Bramble & Bear', busy: false }
      await waitFor(() => expect(screen.getByRole('button', approve)).toBeEnabled())
      await userEvent.click(screen.getByRole('button', approve))
      await screen.findByText(error)
    }
  }),
}

export const Rejects: Story = {
  beforeEach: withMerchant(aMerchant()),
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Bramble & Bear' }))
    await screen.findByText(RESPONSE_TEXT.merchant.rejected)
    await screen.findByRole('button', { name: 'Re-Approve Bramble & Bear' })
    await expect(screen.getByText('Rejected', BADGE)).toBeVisible()
  }),
}

export const ResendsInvitation: Story = {
  beforeEach: ({ msw }) => {
    const merchant = aMerchant({ ...approved, hasAccount: false })
    msw.use(
      http.put('/api/merchant/approve/:id', async ({ request }) => {
        decisionSpy(await request.json())
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.invited(String(merchant.email)) })
      }),
      ...merchantHandlers(merchant),
    )
  },
  play: opened(async ({ userEvent }) => {
    await screen.findByText('Invited', BADGE)
    await userEvent.click(screen.getByRole('button', { name: 'Re-send invitation to Bruno Bramble' }))
    await screen.findByText(RESPONSE_TEXT.merchant.invited('bruno@whirligig.test'))
    await expect(decisionSpy).toHaveBeenCalledWith({ status: 'Approved' })
  }),
}

/** The list has been open since before the merchant signed up. */
export const ResendsTooLate: Story = {
  beforeEach: ({ msw }) => {
    const merchant = { ...aMerchant(approved), hasAccount: false }
    msw.use(
      http.put('/api/merchant/approve/:id', () => {
        merchant.hasAccount = true
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.hasAccount })
      }),
      http.get('/api/merchant', () => HttpResponse.json(aMerchantPage([merchant]))),
    )
  },
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Re-send invitation to Bruno Bramble' }))
    await screen.findByText('This merchant has signed up already, so no invitation has been sent.')
    await waitFor(() => expect(screen.queryByText('The invitation has not been used yet.')).toBeNull())
  }),
}

export const ConfirmsDisabling: Story = {
  beforeEach: withMerchant(aMerchant(approved)),
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disable Bramble & Bear' }))
    const question = await screen.findByRole('alertdialog', { name: 'Disable Bramble & Bear?' })
    await expect(question).toHaveTextContent('This turns off 3 toys.')
  }),
}

export const Disables: Story = {
  beforeEach: withMerchant(aMerchant(approved)),
  play: async (context) => {
    await ConfirmsDisabling.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Disable' }))
    await screen.findByText(RESPONSE_TEXT.merchant.disabled)
    await screen.findByRole('button', { name: 'Enable Bramble & Bear' })
    await expect(screen.getByText('Disabled', BADGE)).toBeVisible()
  },
}

export const Enables: Story = {
  beforeEach: withMerchant(aMerchant({ ...approved, isActive: false })),
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enable Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enable' }))
    await screen.findByText(RESPONSE_TEXT.merchant.enabled)
    await screen.findByRole('button', { name: 'Disable Bramble & Bear' })
  }),
}

export const DisablesOptimistically: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/merchant/:id/active', () => delay('infinite')),
      ...merchantHandlers(aMerchant(approved)),
    )
  },
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disable Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }))
    await screen.findByText('Disabled', BADGE)
    await expect(screen.getByRole('button', { name: 'Delete Bramble & Bear' })).toBeDisabled()
  }),
}

const rejectToggle = () => HttpResponse.json({ error: RESPONSE_TEXT.merchant.notApproved }, { status: 400 })

export const RevertsRejectedToggle: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/merchant/:id/active', rejectToggle), ...merchantHandlers(aMerchant(approved)))
  },
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disable Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }))
    await screen.findByText(RESPONSE_TEXT.merchant.notApproved)
    await screen.findByRole('button', { name: 'Disable Bramble & Bear' })
    await expect(screen.queryByText('Disabled', BADGE)).toBeNull()
  }),
}

export const Deletes: Story = {
  beforeEach: withMerchant(aMerchant({ status: 'Rejected' })),
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText(RESPONSE_TEXT.merchant.deleted)
    await screen.findByText('No merchants found.')
  }),
}

export const RevertsRejectedDelete: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/merchant/delete/:id', () => HttpResponse.json({ error: 'No.' }, { status: 500 })),
      ...merchantHandlers(aMerchant({ status: 'Rejected' })),
    )
  },
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText('Your request could not be processed. Please try again.')
    await screen.findByRole('article')
  }),
}

export const EditConflict: Story = {
  beforeEach: ({ msw }) => {
    const [stale, latest] = [aMerchant(), aMerchant(approved)]
    msw.use(
      http.get('/api/merchant', () => HttpResponse.json(aMerchantPage([stale])), { once: true }),
      http.put('/api/merchant/reject/:id', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.alreadyDecided('Approved') }, { status: 400 }),
      ),
      ...merchantHandlers(latest),
    )
  },
  play: opened(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Bramble & Bear' }))
    await screen.findByText('The status has changed to ‘Approved’. Please review it again.')
    await screen.findByText('Approved')
  }),
}
