import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Text in the sizes and colours of the tokens.',
  usage:
    'Use it for notes, hints and values. Without `size`, `tone` and `weight` it looks like the text around it, so set only what differs. Plain paragraphs need no component: the page sets their font.',
  example: `<Text size="sm" tone="soft">
  Older entries are not shown.
</Text>`,
  accessibility: {
    role: 'That of its element. Pass `role="status"` to announce changes.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Use `as="span"` inside a paragraph.', 'Keep lines shorter than about 70 characters.'],
  dont: [
    'Tell something by `tone` alone; say it in the text too.',
    'Use it for headings; use `Heading`.',
    'Put text in `soft` on a bright background such as sun.',
  ],
  related: ['heading', 'link', 'callout'],
  passthrough: 'p',
}
