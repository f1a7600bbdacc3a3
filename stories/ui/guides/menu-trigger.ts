import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  purpose: 'The button that opens a menu.',
  usage:
    'Use it as the `trigger` of a `Menu`, or alone until the code of the menu is loaded. Its arrow turns while the menu is open.',
  example: `<MenuTrigger icon={<User aria-hidden="true" className="size-5" />}>Ada</MenuTrigger>`,
  accessibility: {
    role: 'A `button` named by its text, with `aria-haspopup="menu"` and `aria-expanded`.',
    keys: [
      ['Tab', 'Moves the focus to the button.'],
      ['Enter, Space, Arrow Down', 'Opens the menu.'],
    ],
    announced: 'The expanded state.',
  },
  do: ['Use one or two words.', 'Load the menu on the first click or focus, and open it then.'],
  dont: ['Use it as a select: it does not show a selection.', 'Leave out the text: the icon only precedes it.'],
  related: ['menu', 'header', 'button'],
  passthrough: 'button',
}
