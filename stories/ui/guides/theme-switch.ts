import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  exports: ['ThemeSwitch', 'THEMES', 'THEME_NAME'],
  purpose: "Chooses between the system's theme, the light one and the dark one.",
  usage:
    'Use it on pages and in drawers; a menu has the same choice as `choice`. The app stores the value and sets `data-theme` of the `html` element.',
  example: `<ThemeSwitch value={theme} onChange={setTheme} />`,
  accessibility: {
    role: 'A group named Theme with three radio buttons.',
    keys: [
      ['Tab', 'Moves the focus to the chosen theme.'],
      ['Arrow keys', 'Choose the next or previous theme.'],
    ],
    announced: 'The theme and its position.',
  },
  do: ['Apply the theme at once.', 'Start with `system`.'],
  dont: ['Ask for a confirmation.', 'Store it with the account: a phone and a desktop may differ.'],
  related: ['radio-group', 'menu', 'nav-drawer'],
  passthrough: 'fieldset',
}
