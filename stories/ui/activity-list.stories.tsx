import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityList } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const at = '2026-11-20T10:15:00.000Z'

const meta = {
  title: 'Data/Activity List',
  tags: ['!stable', 'new'],
  component: ActivityList,
  args: {
    label: 'History of the order',
    entries: [
      {
        id: '3',
        title: 'Shipped',
        lines: ['2 × Teddy Bears', '1 × Kite'],
        actor: 'Ada Winder (Admin)',
        at: '2026-11-20T15:04:00.000Z',
        time: 'Nov 20, 3:04 PM',
      },
      {
        id: '2',
        title: 'Note',
        note: 'Wrapped as a gift.\nThe card is inside.',
        actor: 'Otto Orbit (Admin)',
        at: '2026-11-20T11:30:00.000Z',
        time: 'Nov 20, 11:30 AM',
      },
      { id: '1', title: 'Ordered', actor: 'Mina Marlow', at, time: 'Nov 20, 10:15 AM' },
    ],
  },
} satisfies Meta<typeof ActivityList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of the order' })).toBeVisible()
    const [shipped, note] = canvas.getAllByRole('listitem')
    await expect(shipped).toHaveTextContent(/^Shipped2 × Teddy Bears1 × KiteAda Winder/)
    await expect(note).toHaveTextContent(/^NoteWrapped as a gift\. The card is inside\.Otto Orbit/)
    await expect(note?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T11:30:00.000Z')
  },
}
export const OneEntry: Story = {
  args: { entries: [{ id: '1', title: 'Ordered', actor: 'Mina Marlow', at, time: 'Nov 20, 10:15 AM' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^OrderedMina Marlow · Nov 20, 10:15 AM$/)
  },
}
export const LongTexts: Story = {
  ...forViewport('phone'),
  args: {
    entries: [
      {
        id: '1',
        title: 'Cancelled',
        lines: ['50 × The extraordinarily large wooden marble run with bells, whistles and a lift (was Processing)'],
        actor: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh (Merchant)',
        at,
        time: 'Nov 20, 10:15 AM',
      },
      {
        id: '2',
        title: 'Note',
        note: 'https://example.com/'.padEnd(200, 'a'),
        actor: 'Deleted account (Admin)',
        at: '2026-11-19T10:15:00.000Z',
        time: 'Nov 19',
      },
    ],
  },
}
