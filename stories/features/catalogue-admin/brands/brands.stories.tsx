import type { Meta, StoryObj } from '@storybook/react-vite'
import nothing from '@whirligig/art/empty/no-results.svg'
import { BrandsContainer } from '@whirligig/catalogue-admin'
import type { Brand } from '@whirligig/contract'
import { ANSWER_TEXT } from '@whirligig/contract'
import { aBrand, BRANDS } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { expect, screen } from 'storybook/test'
import { preset, withShop } from '../../../../.storybook/decorators/with-shop.tsx'
import { onScreen } from '../../../support/on-screen.ts'
import { staffListStates } from '../../../support/staff-states.ts'

const bramble = aBrand()
const answers = (brands: readonly Brand[]) => http.get('/api/brand', () => HttpResponse.json({ brands }))

const meta = {
  title: 'Features/Catalogue Admin/Brands/Brands',
  tags: ['role:admin', 'role:merchant'],
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

export const OnAPhone: Story = onScreen('phone')

const states = staffListStates({
  noun: 'brand',
  plural: 'brands',
  says: { updated: ANSWER_TEXT.brand.updated, deleted: ANSWER_TEXT.brand.deleted },
  answers,
  rows: [bramble, ...BRANDS.slice(1)],
})

export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const FailsAndTriesAgain: Story = states.FailsAndTriesAgain
export const TurnedOff: Story = states.TurnedOff
export const DeletesAfterAQuestion: Story = states.DeletesAfterAQuestion
