import type { Meta, StoryObj } from '@storybook/react-vite'
import nothing from '@whirligig/art/empty/no-results.svg'
import { CategoriesContainer } from '@whirligig/catalogue-admin'
import type { Category } from '@whirligig/contract'
import { ANSWER_TEXT } from '@whirligig/contract'
import { aCategory, CATEGORIES } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { expect, screen } from 'storybook/test'
import { preset, withShop } from '../../../../.storybook/decorators/with-shop.tsx'
import { onScreen } from '../../../support/on-screen.ts'
import { staffListStates } from '../../../support/staff-states.ts'

const soft = aCategory()
const answers = (categories: readonly Category[]) => http.get('/api/category', () => HttpResponse.json({ categories }))

const meta = {
  title: 'Features/Catalogue Admin/Categories/Categories',
  tags: ['role:admin'],
  component: CategoriesContainer,
  decorators: [withShop],
  parameters: { preset: [preset(startSessionAtom, 'token')] },
  args: {
    addHref: '#/dashboard/category/add',
    editHref: (id) => `#/dashboard/category/edit/${id}`,
    emptyPicture: <img src={nothing} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(answers(CATEGORIES))
  },
} satisfies Meta<typeof CategoriesContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('link', { name: /^Soft Toys/ })).toHaveAttribute(
      'href',
      args.editHref(soft._id),
    )
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', args.addHref)
    await userEvent.hover(canvas.getByRole('switch', { name: 'Soft Toys active' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Disabling Soft Toys will also disable all Soft Toys products.',
    )
  },
}

export const OnAPhone: Story = onScreen('phone')

const states = staffListStates({
  noun: 'category',
  plural: 'categories',
  says: { updated: ANSWER_TEXT.category.updated, deleted: ANSWER_TEXT.category.deleted },
  answers,
  rows: [soft, ...CATEGORIES.slice(1)],
})

export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const FailsAndTriesAgain: Story = states.FailsAndTriesAgain
export const TurnedOff: Story = states.TurnedOff
export const DeletesAfterAQuestion: Story = states.DeletesAfterAQuestion
