import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'The main navigation at the top of every page.',
  usage:
    'It is sticky unless the screen is very low. Below 1024 px the links are in the menu drawer; on phones the search has its own row. The slots contain their own behaviour.',
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
    role: '`banner` with a `navigation` named `Main`. The current page has `aria-current`. The first focusable element is the link `Skip to content`.',
    keys: [
      ['Tab', 'Shows the skip link first, then moves through the row.'],
      ['Enter', 'On the skip link, moves the focus to the content.'],
    ],
    announced: 'Nothing. The menu button exposes its state in `aria-expanded`.',
  },
  do: ['Set `current` on the link of the current page.', 'Open one drawer at a time: menu or cart.'],
  dont: ['Add a second row of links.', 'Leave out `Page`: the skip link targets it.'],
  related: ['page', 'nav-drawer', 'cart-button', 'search-box'],
  passthrough: 'header',
}
