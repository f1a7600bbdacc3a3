import type { TroubledMail } from '@whirligig/contract'
import { Badge, Button, type TableColumn, Text } from '@whirligig/ui'
import { formatBetween } from './system-format.ts'

type Actions = { counted: string; onRetry: (mail: TroubledMail) => void; onDiscard: (mail: TroubledMail) => void }

/** The columns of the mails that could not be sent. @param counted the time that ages refer to */
export const getMailColumns = ({ counted, onRetry, onDiscard }: Actions): readonly TableColumn<TroubledMail>[] => [
  {
    id: 'mail',
    header: 'Mail',
    kind: 'title',
    cell: ({ subject }) => subject,
    detail: ({ to }) => <span className="wrap-anywhere">{to}</span>,
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
  },
  {
    id: 'age',
    header: 'Queued',
    hideWhenNarrow: true,
    cell: ({ created }) => <span className="whitespace-nowrap">{formatBetween(created, counted)} ago</span>,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, next, attempts }) => (
      <span className="grid justify-items-end gap-1 @xl:justify-items-start">
        {state === 'failed' ? <Badge tone="danger">Given up</Badge> : <Badge tone="info">Waiting</Badge>}
        <Text as="span" size="sm" tone="soft">
          {next === null ? `After ${attempts} attempts` : `Next in ${formatBetween(counted, next)}`}
        </Text>
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    kind: 'actions',
    cell: (mail) => (
      <span className="inline-flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Retry ${mail.subject} to ${mail.to}`}
          onClick={() => onRetry(mail)}
        >
          Retry
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Discard ${mail.subject} to ${mail.to}`}
          onClick={() => onDiscard(mail)}
        >
          Discard
        </Button>
      </span>
    ),
  },
]
