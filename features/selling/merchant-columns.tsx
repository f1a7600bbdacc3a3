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
    minWidth: '16.5rem',
    lineOnCards: true,
    cell: ({ email, phoneNumber }) => (
      <span className="block truncate @4xl:max-w-66" title={email ?? undefined}>
        {email ?? phoneNumber}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    minWidth: '8rem',
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
    minWidth: '9em',
    labelOnCards: true,
    lineOnCards: true,
    cell: ({ created }) => formatDate(created),
  },
]
