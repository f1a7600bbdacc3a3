import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Opens a menu, and stands there before the menu itself is fetched.',
  usage:
    'As the `trigger` of a `Menu`, or alone until the menu has been loaded by the first press. Its arrow turns while the menu is open.',
  example: `<MenuTrigger icon={<User aria-hidden="true" className="size-5" />}>Ada</MenuTrigger>`,
  accessibility: {
    role: '`button`, named by its text, with `aria-haspopup="menu"` and `aria-expanded`.',
    keys: [
      ['Tab', 'Comes to it.'],
      ['Enter, Space, Arrow Down', 'Open the menu, once it is there.'],
    ],
    announced: 'Whether its menu is open.',
  },
  do: ['Keep it to one or two words.', 'Fetch the menu with the first press or focus, and open it then.'],
  dont: ['Use it as a select: it does not show a choice.', 'Leave out the text: the icon only stands before it.'],
  related: ['menu', 'header', 'button'],
  passthrough: 'button',
}
