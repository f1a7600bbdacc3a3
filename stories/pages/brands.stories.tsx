import type { Meta, StoryObj } from '@storybook/react-vite'
import { WholeShop } from '../../.storybook/decorators/whole-shop.tsx'
import { withStore } from '../../.storybook/decorators/with-shop.tsx'
import { shopHandlers } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Storefront/Brands',
  component: WholeShop,
  decorators: [withStore],
  parameters: { layout: 'fullscreen' },
  args: { path: '/brands' },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof WholeShop>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose From Over 10+ Categories' })
    await canvas.findByText('Gearhart')
  },
}
