import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Shows and hides content.',
  usage:
    'Use it for content that most users do not need. It is a native `details`: the user opens it, without JavaScript too, and the browser opens it when its search finds the content. Pass `onToggle` to hear of it. Collapsed content stays in the DOM. For several of them below each other, use `Accordion`.',
  example: `<Disclosure label="More filters">
  <RatingFilter value={rating} onChange={setRating} />
</Disclosure>`,
  accessibility: {
    role: 'A `details` with a `summary`, named by its label.',
    keys: [
      ['Tab', 'Moves the focus to the label, then into the open content.'],
      ['Enter, Space', 'Shows or hides the content.'],
    ],
    announced: '`expanded` or `collapsed`.',
  },
  do: ['Describe the content in the label.', 'Keep the entered values when it closes.'],
  dont: ['Hide an error in it; open it instead.', 'Nest disclosures.', 'Put a link or a button into the label.'],
  related: ['accordion', 'nav-drawer', 'drawer'],
  passthrough: 'details',
}
