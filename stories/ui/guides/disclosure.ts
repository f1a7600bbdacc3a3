import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Shows and hides content.',
  usage:
    'Use it for content that most users do not need. It is controlled, so that one disclosure can close another. Collapsed content stays in the DOM.',
  example: `<Disclosure label="More filters" open={open} onOpenChange={setOpen}>
  <RatingFilter value={rating} onChange={setRating} />
</Disclosure>`,
  accessibility: {
    role: 'A `button` with `aria-expanded` and `aria-controls`.',
    keys: [
      ['Tab', 'Moves the focus to the button, then into the open content.'],
      ['Enter, Space', 'Shows or hides the content.'],
    ],
    announced: '`expanded` or `collapsed`.',
  },
  do: ['Describe the content in the label.', 'Keep the entered values when it closes.'],
  dont: ['Hide an error in it; open it instead.', 'Nest disclosures.'],
  related: ['drawer', 'sidebar', 'invoice'],
  passthrough: 'div',
}
