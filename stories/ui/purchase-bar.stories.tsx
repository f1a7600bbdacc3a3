import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, PurchaseBar } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Purchase Bar',
  component: PurchaseBar,
  ...forViewport('phone'),
  args: { price: '$55.00', action: <Button className="grow">Add To Cart</Button> },
  decorators: [
    (Story) => (
      <>
        <main className="px-4">
          <p className="h-[150vh]">A long page.</p>
          <Story />
        </main>
        <footer className="h-40 bg-sand p-4">Footer</footer>
      </>
    ),
  ],
} satisfies Meta<typeof PurchaseBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Add To Cart' }).closest('.purchase-bar')
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const AtTheFooter: Story = {
  play: async ({ canvas }) => {
    const footer = canvas.getByText('Footer')
    footer.scrollIntoView({ block: 'end', behavior: 'instant' })
    const bar = canvas.getByRole('button', { name: 'Add To Cart' }).closest('.purchase-bar')
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top + 1)
  },
}
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add To Cart' })).toBeNull()
  },
}
