import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Changes the status of an order line.',
  usage:
    'Use it on the order page, for admins. The background has the tone of the status. Disable it if the status is final. While the change is saved it keeps its value and its focus.',
  example: `<OrderStatusSelect
  label="Status of Teddy Bears"
  value={line.status}
  options={statuses}
  onChange={save}
  loading={saving}
/>`,
  accessibility: {
    role: 'A native `combobox` named by `label`, which is not visible.',
    keys: [
      ['Tab', 'Moves the focus to the select.'],
      ['Arrow keys', 'Select another status.'],
      ['Space, Enter', 'Opens the native list.'],
    ],
    announced: 'The selected status; `aria-busy` while it is saved.',
  },
  do: ['Name the toy in the label.', 'Pass the statuses in the order of the process.'],
  dont: ['Ask for confirmation on every change.', 'Show it to customers.'],
  related: ['order-status-badge', 'inline-select', 'purchased-items'],
  passthrough: 'select',
}
