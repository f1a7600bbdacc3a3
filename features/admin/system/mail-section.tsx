import { formatCount, type SystemStatus } from '@whirligig/contract'
import { Button, EmptyState, PageHeader, Table, Text } from '@whirligig/ui'
import { getMailColumns } from './mail-columns.tsx'
import { formatBetween } from './system-format.ts'
import { useMailActions } from './use-mail-actions.tsx'

/** Says how many mails wait and how many are given up. */
function describeQueue({ mail: { waiting, oldest, failed }, counted }: SystemStatus): string {
  const age = oldest === null ? '' : `, the oldest for ${formatBetween(oldest, counted)}`
  return `${formatCount(waiting, 'mail')} waiting${age} · ${failed} given up`
}

/** The mails that could not be sent, with actions for one and for all. */
export function MailSection({ status, loading }: { status: SystemStatus; loading: boolean }) {
  const { mails, troubled } = status.mail
  const { retryOne, retryAll, discardOne, discardAll, dialog, isPending } = useMailActions()
  const columns = getMailColumns({ counted: status.counted, onRetry: retryOne, onDiscard: discardOne })
  return (
    <section aria-labelledby="system-mails">
      <PageHeader
        level={2}
        title={<span id="system-mails">Mails</span>}
        meta={describeQueue(status)}
        actions={
          troubled > 1 ? (
            <>
              <Button variant="secondary" size="sm" loading={isPending} onClick={() => retryAll(troubled)}>
                Retry all
              </Button>
              <Button variant="quiet" size="sm" loading={isPending} onClick={() => discardAll(troubled)}>
                Discard all
              </Button>
            </>
          ) : null
        }
      />
      <Table
        caption="mails that could not be sent"
        columns={columns}
        rows={mails}
        rowKey={({ _id }) => _id}
        loading={loading || isPending}
        empty={<EmptyState compact text="All mails are sent." hint="Mails that cannot be sent appear here." />}
      />
      {troubled > mails.length ? (
        <Text size="sm" tone="soft" className="mt-3">
          The newest {mails.length} of {formatCount(troubled, 'mail')}.
        </Text>
      ) : null}
      {dialog}
    </section>
  )
}
