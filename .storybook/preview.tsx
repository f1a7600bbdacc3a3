import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure, getConfig } from 'storybook/test'
// The first page is part of the preview's own bundle: see `renderElement`.
import '../stories/welcome.stories.tsx'
import './preview.css'
import { readingGlobalTypes, withReadingGlobals } from '../stories/support/decorators/with-reading-globals.ts'
import { rawPropTypes } from '../stories/support/docs/raw-prop-types.ts'
import { COMPARED_VIEWPORTS, VIEWPORTS } from '../stories/support/viewports.ts'
import { expectQuietConsole, spyOnConsole } from './expect-quiet-console.ts'
import { lazyQueryError } from './lazy-query-error.ts'
import { mswLoader } from './msw-loader.ts'
import { theme } from './theme.ts'

// Storybook imports this dynamically when it renders the first story, and then waits for a render of its own interface. With this
// module and the first page in the bundle, the story appears before that.
export { renderElement } from '@storybook/react-dom-shim'

// Storybook's iframe sets `<base target="_parent">`. The shop's links must navigate inside the story.
document.querySelector('base')?.remove()

// The docs blocks are large, and no story needs them.
const DocsPage = lazy(async () => ({ default: (await import('../stories/support/docs/docs-page.tsx')).DocsPage }))

// Queries wait long enough for a slow machine.
configure({ asyncUtilTimeout: 10_000, getElementError: lazyQueryError(getConfig().getElementError) })

const preview: Preview = {
  // Storybook wraps each event in React's `act`, which drops a render that suspends on a lazy page. This runs after Storybook's own setup.
  beforeAll: () => configure({ eventWrapper: (event) => event() }),
  beforeEach: spyOnConsole,
  afterEach: expectQuietConsole,
  loaders: [mswLoader],
  decorators: [withReadingGlobals],
  argTypesEnhancers: [rawPropTypes],
  globalTypes: readingGlobalTypes,
  initialGlobals: { direction: 'ltr', textSize: 'default' },
  parameters: {
    // Targets must be 24 px large or have space around them: WCAG 2.2. axe leaves that rule off.
    // Passing rules are left out of the result: with them, axe reports a quarter of a megabyte per page.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'], rules: { 'target-size': { enabled: true } } },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    docs: { codePanel: true, theme, page: DocsPage },
    options: {
      // Storybook parses this without running it, so it must be a literal. stories/titles.test.ts checks it.
      storySort: {
        order: [
          'Welcome',
          'Component Overview',
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
            'Facet List',
            'Rating Filter',
            'Price Slider',
            'Price Filter',
            'Search Input',
            'Search Box',
            'Image Upload',
            'Callout',
            'Toast',
            'Connection Banner',
            'Confirm Popover',
            'Share Button',
            'Empty State',
            'Stat Tile',
            'Breadcrumbs',
            'Purchase Bar',
            'Product Card',
            'Product Grid',
            'Skeleton',
            'Brand Card',
            'Review Card',
            'Rating Summary',
            'Address Card',
            'Cart Line',
            'Cart Delivery',
            'Order Figures',
            'Order Timeline',
            'Cart Summary',
            'Featured Toys',
            'Category Tiles',
            'Brand Story',
            'Selling Points',
            'Purchased Items',
            'Table',
            'Chart Frame',
            'Drawer',
            'Picture Gallery',
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
            'Article',
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
          ['Forms', 'Lazy Section', 'Toasts'],
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
              'Shared Wishlist',
              'Sell',
              'Contact',
              'Delivery And Returns',
              'Privacy',
              'About',
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
    // The same screenshots as `npm run visual`: see docs/visual-review.md.
    chromatic: {
      modes: Object.fromEntries(COMPARED_VIEWPORTS.map((viewport) => [viewport, { viewport }])),
      prefersReducedMotion: 'reduce',
    },
  },
  tags: ['autodocs', 'stable'],
}

export default preview
