import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Opens and closes what is under a row.',
  usage:
    'For what most people do not need at once. It is controlled: whoever holds it decides, so that several can close each other. Closed content stays in the page but is hidden from everybody.',
  example: `<Disclosure label="More filters" open={open} onToggle={setOpen}>
  <RatingFilter value={rating} onChange={setRating} />
</Disclosure>`,
  accessibility: {
    role: '`button` with `aria-expanded`, which controls what is under it.',
    keys: [
      ['Tab', 'Comes to the row, then into what is open.'],
      ['Enter, Space', 'Open or close it.'],
    ],
    announced: '`expanded` or `collapsed`, with each change.',
  },
  do: ['Say in the label what is inside.', 'Keep what was typed inside when it closes.'],
  dont: ['Hide an error in it: open it then.', 'Nest one in another.'],
  related: ['drawer', 'sidebar', 'invoice'],
  passthrough: 'div',
}
