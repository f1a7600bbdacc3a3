import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Chooses a lowest and a highest price on one track.',
  usage:
    'In the filters. `onChange` follows each step of a drag, `onCommit` comes at its end and with each key: that is the moment to ask for toys. The thumbs never come closer than `gap`.',
  example: `<Field label="Price" group>
  <PriceSlider value={range} onChange={setRange} onCommit={search} />
</Field>`,
  accessibility: {
    role: 'Two `slider`s, `Lowest price` and `Highest price`, which say their amount: `$2,500`.',
    keys: [
      ['Tab', 'Goes from one thumb to the other.'],
      ['Arrow keys', 'Move it by a dollar; left is up where writing goes from right to left.'],
      ['Page Up, Page Down', 'Move it by ten dollars.'],
      ['Home, End', 'Take the lowest to the start of the track, the highest to its end.'],
    ],
    announced: 'The amount, with each step.',
  },
  do: ['Set `bounds` to what the shop has.', 'Ask for toys on commit, not on each step.'],
  dont: ['Use it for a single value.', 'Make people hit an exact amount with it.'],
  related: ['filter-drawer', 'rating-filter', 'price'],
}
