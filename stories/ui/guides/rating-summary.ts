import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows how a toy was rated, level by level.',
  usage:
    'Beside the reviews of a toy. One bar for each level, its share with two decimals. Without reviews it invites to write the first.',
  example: `<RatingSummary
  average={4}
  count={12}
  levels={[
    { stars: 5, percent: 58.33 },
    { stars: 4, percent: 25 },
  ]}
/>`,
  accessibility: {
    role: '`region`, named by its heading `Rating and Reviews`; a list that says each level in words: `5 stars: 58.33%`.',
    keys: [],
    announced: 'Nothing by itself.',
  },
  do: ['Give the levels from five stars down.', 'Show the levels that nobody chose, too: `0.00%`.'],
  dont: ['Make the bars buttons.', 'Round the shares yourself.'],
  related: ['star-rating', 'review-card', 'progress-bar'],
  passthrough: 'section',
}
