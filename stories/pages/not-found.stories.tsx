import type { Meta, StoryObj } from '@storybook/react-vite'
import { WholeShop } from '../../.storybook/decorators/whole-shop.tsx'
import { withStore } from '../../.storybook/decorators/with-shop.tsx'
import { shopHandlers } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Storefront/Not found',
  component: WholeShop,
  decorators: [withStore],
  parameters: { layout: 'fullscreen' },
  args: { path: '/shop/nowhere/at/all' },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof WholeShop>

export default meta
type Story = StoryObj<typeof meta>

export const UnknownPath: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
}
