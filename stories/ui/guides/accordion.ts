import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Shows one of several texts at a time, below its label.',
  usage:
    'Use it for texts of which each reader needs one or two, such as help and common questions. Opening an item closes the open one; with `multiple` it stays open. The items are native `details`: they work without JavaScript, and the browser opens one when its search finds the content. Give `level` where the labels belong to the outline of the page.',
  example: `<Accordion
  items={[
    { label: 'Change products', content: <p>Give the sku and the columns that change.</p>, open: true },
    { label: 'Add products', content: <p>Give a sku that is new.</p> },
  ]}
/>`,
  accessibility: {
    role: 'A `details` with a `summary` for each item, named by its label.',
    keys: [
      ['Tab', 'Moves the focus to the next label, or into the open content.'],
      ['Enter, Space', 'Shows or hides the content.'],
    ],
    announced: '`expanded` or `collapsed`.',
  },
  do: ['Name the question that the content answers.', 'Order the items by how often they are needed.'],
  dont: [
    'Hide what every reader needs; put it above.',
    'Use it for parts between which readers switch to and fro; use `Tabs` instead.',
    'Put forms into it whose errors could be hidden.',
  ],
  related: ['disclosure', 'tabs', 'article'],
  passthrough: 'div',
}
