import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Leads through the shop from the top of every page.',
  usage:
    'It sticks where the screen is high enough to spare the room. From 1024 px on the links stand in the row, below that in the menu drawer; the search moves into a row of its own on phones. What is in the slots decides for itself.',
  example: `<Header
  homeHref={paths.home}
  links={links}
  categories={<Categories />}
  search={<Search />}
  account={<Account />}
  cart={<CartButton count={3} />}
  menuOpen={menuOpen}
  onMenuOpen={openMenu}
/>`,
  accessibility: {
    role: '`banner` with a `navigation` named `Main`; the page on screen is `aria-current`. The first stop is a link `Skip to content`.',
    keys: [
      ['Tab', 'Shows the skip link first, then goes through the row.'],
      ['Enter', 'On the skip link, moves the focus to the content.'],
    ],
    announced: 'Nothing by itself. The menu button says whether its drawer is open.',
  },
  do: ['Mark the link of the page on screen with `current`.', 'Open one drawer at a time: menu or cart.'],
  dont: ['Add a second row of links.', 'Leave out `Page` on the same screen: the skip link leads to it.'],
  related: ['page', 'nav-drawer', 'cart-button', 'search-box'],
  passthrough: 'header',
}
