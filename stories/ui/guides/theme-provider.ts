import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'A part of a page with its own theme, text direction or variables.',
  usage:
    'Use it for a dark panel in a light page, for text in another direction, for another brand, and around an app inside of another page or of a shadow root. Overlays opened in it are rendered at its end, so they have its theme, direction and styles. The whole page needs none: set `data-theme` and `dir` of the `html` element. `useOverlayContainer` returns the `container` for Radix portals of your own.',
  example: `<ThemeProvider theme="dark" className="rounded-panel p-6">
  <Menu
    trigger={<MenuTrigger>Categories</MenuTrigger>}
    items={[{ label: 'Cubework', href: '#/shop/brand/cubework' }]}
  />
</ThemeProvider>`,
  accessibility: {
    role: 'None. Name it with `role="region"` and `aria-label` if it is a landmark. Add `lang` if its text is in another language.',
    keys: [],
    announced: 'Nothing.',
  },
  do: [
    'Put it around the components that open overlays: a dialog belongs to the part that renders it, not to its button.',
    'Check the contrasts of variables of your own in both themes.',
  ],
  dont: [
    'Put it inside of an element with `transform`, `filter` or `contain`, unless dialogs and drawers should cover that element only.',
    'Rely on icons in a left-to-right part of a right-to-left page: they stay mirrored.',
  ],
  related: ['theme-switch', 'dialog', 'menu'],
  passthrough: 'div',
}
