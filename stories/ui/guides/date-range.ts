import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Limits a list to a period of days.',
  usage:
    'Use it among the filters of a list. Days are texts such as `2026-11-23`; an empty text does not limit. The fields are those of the browser, in the language and with the calendar of the user. `min` and `max` limit both days. In a native form set `fromName` and `toName`. Without `from` and `to` it keeps the days: set `defaultFrom` and `defaultTo`. In a `Field` with `group`, leave out `label`.',
  example: `<DateRange label="Ordered" from={from} to={to} onChange={setRange} />`,
  accessibility: {
    role: 'A `group` named by its legend or its `Field`, with two date fields: `from` and `to`.',
    keys: [
      ['Tab', 'Moves the focus through the parts of the dates.'],
      ['Up / Down', 'Changes a part of a date.'],
      ['Space', 'Opens the calendar.'],
    ],
    announced: 'Nothing. The list announces its new count.',
  },
  do: ['Offer a button that clears both days.'],
  dont: ['Use it for a birthday or another single date.'],
  related: ['inline-select', 'price-filter', 'filter-tabs'],
  passthrough: 'fieldset',
}
