import type { Meta } from '@storybook/react-vite'
import { WholeShop } from '../../.storybook/decorators/whole-shop.tsx'
import { withStore } from '../../.storybook/decorators/with-shop.tsx'
import { shopHandlers } from './shop-handlers.ts'

/** What every story of the whole shop shares: a store of its own, the full window, and a server that answers. */
export const wholeShopStory = {
  component: WholeShop,
  decorators: [withStore],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof WholeShop>
