import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure, getConfig } from 'storybook/test'
// The first page comes with everything else: see `renderElement`.
import '../stories/welcome.stories.tsx'
import './preview.css'
import { answered } from './answered.ts'
import { expectQuietConsole, listenToConsole } from './console.ts'
import { asRead, readingTypes } from './decorators/as-read.ts'
import { describedWhenRead } from './described-when-read.ts'
import { writtenTypes } from './docs/written-types.ts'
import { theme } from './theme.ts'
import { COMPARED, VIEWPORTS } from './viewports.ts'

// Storybook fetches this one when it draws the first story; its window meanwhile draws itself anew, which takes longer. With this and
// the first page at hand, the story is there before.
export { renderElement } from '@storybook/react-dom-shim'

// Storybook's own page makes every link one for the window around it; the shop's lead to a place within the story.
document.querySelector('base')?.remove()

// The blocks of a docs page are heavy, and no story needs them.
const DocsPage = lazy(async () => ({ default: (await import('./docs/docs-page.tsx')).DocsPage }))

// Stories wait for states, however slow the machine is that runs them.
configure({ asyncUtilTimeout: 10_000, getElementError: describedWhenRead(getConfig().getElementError) })

const preview: Preview = {
  // Storybook runs each event in React's `act`, which forgets a render that waits for a page's code: that page never comes. After its own setting.
  beforeAll: () => configure({ eventWrapper: (event) => event() }),
  beforeEach: listenToConsole,
  afterEach: expectQuietConsole,
  loaders: [answered],
  decorators: [asRead],
  argTypesEnhancers: [writtenTypes],
  globalTypes: readingTypes,
  initialGlobals: { direction: 'ltr', textSize: 'usual' },
  parameters: {
    // Of rules that pass, one place each will do: with all of them, what axe says of a page is a quarter of a megabyte.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    docs: { codePanel: true, theme, page: DocsPage },
    options: {
      // Read by Storybook without being run, so it stands here as it is. A test holds it: see stories/titles.test.ts.
      storySort: {
        order: [
          'Welcome',
          'Catalogue',
          'Messages',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Motion', 'Icons', 'Direction'],
          'Components',
          [
            'Logo',
            'Spinner',
            'Picture',
            'Avatar',
            'Badge',
            'Role Badge',
            'Stock Badge',
            'Order Status Badge',
            'Count Badge',
            'Price',
            'Star Rating',
            'Chip',
            'Tooltip',
            'Progress Bar',
            'Typing Indicator',
            'Button',
            'Icon Button',
            'Menu Trigger',
            'Menu',
            'Disclosure',
            'Pagination',
            'Wish Button',
            'Cart Button',
            'Provider Links',
            'Field',
            'Text Input',
            'Text Area',
            'Password Input',
            'Number Input',
            'Quantity Input',
            'Checkbox',
            'Switch',
            'Select',
            'Radio Group',
            'Inline Select',
            'Order Status Select',
            'Multi Select',
            'Star Input',
            'Rating Filter',
            'Price Slider',
            'Search Input',
            'Search Box',
            'Image Upload',
            'Callout',
            'Toast',
            'Connection Banner',
            'Confirm Popover',
            'Empty State',
            'Stat Tile',
            'Product Card',
            'Product Grid',
            'Skeleton',
            'Brand Card',
            'Review Card',
            'Rating Summary',
            'Address Card',
            'Cart Line',
            'Cart Summary',
            'Featured Toys',
            'Selling Points',
            'Purchased Items',
            'Table',
            'Chart Frame',
            'Drawer',
            'Confirm Dialog',
            'Unsaved Dialog',
            'Nav Drawer',
            'Filter Drawer',
            'Cart Drawer',
            'Newsletter Form',
            'Auth Card',
            'Status Actions',
            'Chat User List',
            'Chat Composer',
            'Chat Thread',
            'Product Details',
            'Order Details',
            'Invoice',
            'Order Success',
            'Seller Banner',
            'Hero',
            'Page',
            'Page Header',
            'Sub Page',
            'Sidebar',
            'Dashboard Layout',
            'Error State',
            'Not Found',
            'Account Disabled',
            'Header',
            'Footer',
          ],
          'Core',
          ['Toasts'],
          'Features',
          [
            'Auth',
            'Catalogue',
            'Wishlist',
            'Cart',
            'Orders',
            'Account',
            'Reviews',
            'Selling',
            'Contact',
            'Support',
            'Admin',
            'Catalogue Admin',
          ],
          'Pages',
          [
            'Storefront',
            [
              'Home',
              'Shop',
              'Search Results',
              'Category',
              'Brand',
              'Brands',
              'Product',
              'Sell',
              'Contact',
              'Not Found',
              'Offline',
            ],
            'Account',
            [
              'Login',
              'Register',
              'Merchant Signup',
              'Forgot Password',
              'Reset Password',
              'Auth Success',
              'Dashboard',
              'Account',
              'Security',
              'Addresses',
              'Address Add',
              'Address Edit',
              'Orders',
              'Order',
              'Order Success',
              'Wishlist',
            ],
            'Dashboard',
            ['Overview', 'Merchant', ['Catalogue'], 'Admin', ['Catalogue', 'People']],
            'Support',
            ['Support'],
          ],
          'Flows',
          ['Purchase', 'Review', 'Forgotten Password', 'Expired Session', 'Become A Seller'],
        ],
      },
    },
    viewport: { options: VIEWPORTS },
    // The same pictures as `npm run visual` takes: see docs/visual-review.md.
    chromatic: {
      modes: Object.fromEntries(COMPARED.map((viewport) => [viewport, { viewport }])),
      prefersReducedMotion: 'reduce',
    },
  },
  tags: ['autodocs', 'stable'],
}

export default preview
