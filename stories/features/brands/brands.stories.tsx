import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import nothing from '@whirligig/art/empty/no-results.svg'
import { ANSWER_TEXT, type Brand } from '@whirligig/contract'
import { aBrand, BRANDS } from '@whirligig/contract/fixtures'
import { BrandsContainer } from '@whirligig/staff-catalogue'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { preset, withShop } from '../../../.storybook/decorators/with-shop.tsx'

const bramble = aBrand()
const answers = (brands: readonly Brand[]) => http.get('/api/brand', () => HttpResponse.json({ brands }))

const meta = {
  title: 'Features/Brands/Brands',
  component: BrandsContainer,
  decorators: [withShop],
  parameters: { preset: [preset(startSessionAtom, 'token')] },
  args: {
    title: 'Brands',
    addHref: '#/dashboard/brand/add',
    editHref: (id) => `#/dashboard/brand/edit/${id}`,
    emptyPicture: <img src={nothing} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(answers(BRANDS))
  },
} satisfies Meta<typeof BrandsContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('link', { name: /^Bramble & Bear/ })).toHaveAttribute(
      'href',
      args.editHref(bramble._id),
    )
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', args.addHref)
    await userEvent.hover(canvas.getByRole('switch', { name: 'Bramble & Bear active' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Disabling Bramble & Bear will also disable all Bramble & Bear products.',
    )
  },
}

export const OfAMerchant: Story = {
  args: { title: 'Brand', addHref: undefined },
  beforeEach: ({ msw }) => {
    msw.use(answers([bramble]))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Bramble & Bear/ })
    await expect(canvas.getByRole('heading', { name: 'Brand' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answers([]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No brands found.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading brands')
  },
}

export const FailsAndTriesAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The brands could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('link', { name: /^Bramble & Bear/ })
  },
}

export const RefusedItIsOnAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/brand/:id/active', () => HttpResponse.json({ error: 'Not now.' }, { status: 400 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Bramble & Bear active' }))
    await screen.findByText('Not now.')
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Bramble & Bear active' })).toBeChecked())
  },
}

export const TurnedOff: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put(`/api/brand/${bramble._id}/active`, async ({ request }) => {
        await expect(await request.json()).toEqual({ brand: { isActive: false } })
        const brand = { ...bramble, isActive: false }
        msw.use(answers([brand]))
        return HttpResponse.json({ success: true, message: ANSWER_TEXT.brand.updated, brand })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Bramble & Bear active' }))
    await screen.findByText(ANSWER_TEXT.brand.updated)
    await expect(await canvas.findByRole('switch', { name: 'Bramble & Bear active', busy: false })).not.toBeChecked()
  },
}

export const DeletesAfterAQuestion: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete(`/api/brand/delete/${bramble._id}`, () => {
        msw.use(answers(BRANDS.slice(1)))
        return HttpResponse.json({ success: true, message: ANSWER_TEXT.brand.deleted })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bramble & Bear' }))
    await screen.findByRole('alertdialog', { name: 'Delete Bramble & Bear?' })
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText(ANSWER_TEXT.brand.deleted)
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Bramble & Bear/ })).toBeNull())
  },
}
