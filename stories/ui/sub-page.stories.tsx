import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, SubPage } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Layout/Sub Page',
  component: SubPage,
  args: { title: 'Addresses', children: <div className="h-40 rounded-panel bg-sun-pale" /> },
} satisfies Meta<typeof SubPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithMetaAndActions: Story = {
  args: {
    title: 'Merchants',
    meta: '32 merchants',
    actions: (
      <Button variant="secondary" size="sm">
        Add
      </Button>
    ),
  },
}
export const WithBackLink: Story = {
  args: { title: 'Edit Product', back: { label: 'Products', href: '#/dashboard/product' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '#/dashboard/product')
  },
}
export const BelowAnotherHeading: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Addresses' })).toBeVisible()
  },
}
export const LongText: Story = {
  ...forViewport('phone'),
  args: {
    ...WithMetaAndActions.args,
    title: 'The Extraordinarily Long Name Of A Brand With Every Wooden Animal',
    back: { label: 'All brands of the shop, whether they are active or not', href: '#/dashboard/brand' },
  },
}
export const RightToLeft: Story = {
  args: WithBackLink.args,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectMirroredIcon(canvas.getByRole('link', { name: 'Products' }))
  },
}
