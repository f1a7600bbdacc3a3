import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Selects a price range.',
  usage:
    'Use it through `PriceFilter`, which adds inputs and common ranges. `onChange` is called during a drag, `onCommit` at its end and after each key press. The thumbs stay at least `minGap` apart. Steps grow with the price: by default, prices up to $200 have half of the track. In a `Field`, set `group`. In a native form set `minName` and `maxName`, which submit the prices. Without `value` it keeps the range: set `defaultValue`.',
  example: `<Field label="Price" group>
  <PriceSlider value={range} onChange={setRange} onCommit={search} />
</Field>`,
  accessibility: {
    role: 'In a `Field` a `group`. Two `slider`s, `Lowest price` and `Highest price`, whose value text is the amount: `$2,500`.',
    keys: [
      ['Tab', 'Moves the focus between the thumbs.'],
      [
        'Arrow keys',
        'Change the price to the next step: by one dollar up to $20, and by more further up. In right-to-left text, the left arrow increases it.',
      ],
      ['Page Up, Page Down', 'Change the price by ten steps.'],
      ['Home, End', 'Move the lowest price to the start, or the highest price to the end.'],
    ],
    announced: 'The amount, on each change.',
  },
  do: ['Set `bounds` to the price range of the shop.', 'Fetch in `onCommit`, not in `onChange`.'],
  dont: ['Use it for a single value.', 'Expect users to hit an exact amount: offer inputs beside it.'],
  related: ['price-filter', 'filter-drawer', 'rating-filter', 'price'],
  passthrough: 'div',
}
