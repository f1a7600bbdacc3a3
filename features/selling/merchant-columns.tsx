import { formatCount, formatDate } from '@whirligig/contract'
import { Badge, type TableColumn } from '@whirligig/ui'
import { statusBadge } from './merchant-status.ts'
import type { MerchantRow } from './merchants-atoms.ts'

const APPROVED = { text: 'Active', tone: 'success' } as const

export const MERCHANT_COLUMNS: readonly TableColumn<MerchantRow>[] = [
  {
    id: 'brand',
    header: 'Brand',
    kind: 'title',
    grow: true,
    cell: ({ brandName }) => brandName,
    detail: ({ name }) => name,
  },
  {
    id: 'contact',
    header: 'Contact',
    hideWhenNarrow: true,
    cell: ({ email, phoneNumber }) => email ?? phoneNumber,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (merchant) => {
      const { text, tone } = statusBadge(merchant) ?? APPROVED
      return <Badge tone={tone}>{text}</Badge>
    },
  },
  {
    id: 'toys',
    header: 'In the shop',
    hideWhenNarrow: true,
    cell: ({ activeToys }) => <span className="whitespace-nowrap">{formatCount(activeToys, 'toy')}</span>,
  },
  {
    id: 'created',
    header: 'Applied',
    labelOnCards: true,
    cell: ({ created }) => <span className="whitespace-nowrap">{formatDate(created)}</span>,
  },
]
