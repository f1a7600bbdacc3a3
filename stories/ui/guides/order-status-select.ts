import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Changes where a line of an order stands.',
  usage:
    'On the page of an order, for admins. The ground takes the tone of the status. Disable it once the status is final. While it is saved it keeps what it shows, and its focus.',
  example: `<OrderStatusSelect
  label="Status of Teddy Bears"
  value={line.status}
  options={statuses}
  onChange={save}
  busy={saving}
/>`,
  accessibility: {
    role: '`combobox`, the select of the device, named by `label`, which is not shown.',
    keys: [
      ['Tab', 'Comes to it.'],
      ['Arrow keys', 'Choose another status.'],
      ['Space, Enter', 'Open the list of the device.'],
    ],
    announced: 'The status chosen; `busy` while it is saved.',
  },
  do: ['Name the toy in the label.', 'Give all statuses in the order they are gone through.'],
  dont: ['Ask back for each change.', 'Offer it to customers.'],
  related: ['order-status-badge', 'inline-select', 'purchased-items'],
}
