import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Selects a price range, roughly or exactly.',
  usage:
    'A `PriceSlider` with two inputs. `onChange` is called on every change, also during a drag; `onCommit` at its end, after each key press on a thumb, and when the user presses Enter in an input or leaves it. Typed prices are moved into the bounds and keep the minimum gap. In a native form set `minName` and `maxName`, which submit the prices. Without `value` it keeps the range: set `defaultValue`.',
  example: `<PriceFilter value={range} onChange={setRange} onCommit={search} />`,
  accessibility: {
    role: 'Two `slider`s, `Lowest price` and `Highest price`, and two `textbox`es, `From` and `To`.',
    keys: [
      ['Tab', 'Moves the focus between thumbs and inputs.'],
      ['Enter', 'Applies the typed price.'],
      ['Arrow keys, Page Up, Page Down, Home, End', 'Move a thumb, see `PriceSlider`.'],
    ],
    announced:
      'The amount, on each change. Why a typed price was changed (`role="status"`): `The highest price is $2,490.` It is also the description of the input.',
  },
  do: ['Offer common ranges beside it, as a `FacetList`.', 'Fetch in `onCommit`.'],
  dont: ['Use it for a single price.'],
  related: ['price-slider', 'facet-list', 'filter-drawer'],
  passthrough: 'div',
}
