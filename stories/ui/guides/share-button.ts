import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  purpose: 'Shares the address of the page.',
  usage:
    'Place it next to the main button of a page; with `showLabel` where it stands alone. The parent shares with the system or copies the address, and says that it is copied. If both fail, it passes the address as `link`.',
  example: `<ShareButton
  onShare={share}
  loading={sharing}
  link={refusedLink}
  onLinkClose={() => setRefusedLink(undefined)}
/>`,
  accessibility: {
    role: 'A `button` named `Share`. The popover is a `dialog` with a read-only text field.',
    keys: [
      ['Enter, Space', 'Shares the page; closes the popover if it is open.'],
      ['Ctrl + C', 'Copies the address, which is selected when the popover opens.'],
      ['Escape', 'Closes the popover and returns the focus to the button.'],
    ],
    announced: 'The title of the popover and the address; `aria-busy` while the dialog of the system is open.',
  },
  do: ['Share the clean address, without filters and tracking.', 'Confirm with a toast that the address is copied.'],
  dont: ['Open the popover if the address could be copied.', 'Add buttons for single networks.'],
  related: ['icon-button', 'wish-button', 'toast'],
  passthrough: 'button',
}
