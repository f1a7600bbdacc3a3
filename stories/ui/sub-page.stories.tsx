import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, SubPage } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'

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
export const LongText: Story = {
  args: { title: 'The Extraordinarily Long Name Of A Brand With Every Wooden Animal', meta: '3 products' },
}
export const RightToLeft: Story = {
  args: WithBackLink.args,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectMirroredIcon(canvas.getByRole('link', { name: 'Products' }))
  },
}
