import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: "Shows the distribution of a toy's ratings.",
  usage:
    'Use it next to the reviews. There is one bar per level with its percentage, and the share of reviews that recommend the toy. Without reviews it invites the user to write the first one.',
  example: `<RatingSummary
  average={4}
  count={12}
  levels={[
    { stars: 5, percent: 58.33 },
    { stars: 4, percent: 25 },
  ]}
/>`,
  accessibility: {
    role: 'A `region` named by its heading `Rating and Reviews`, with a list: `5 stars: 58.33%`.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Pass the levels from five stars to one.', 'Include levels without ratings: `0.00%`.'],
  dont: ['Make the bars clickable.', 'Round the percentages yourself.'],
  related: ['star-rating', 'review-card', 'progress-bar'],
  passthrough: 'section',
}
