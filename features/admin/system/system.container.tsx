import { Button, ErrorState, Grid, LoadingRegion, PageHeader, Skeleton, Text } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { DatabaseBackup, RotateCw } from 'lucide-react'
import { systemAtom } from './atoms.ts'
import { BackupNotice } from './backup-notice.tsx'
import { MailSection } from './mail-section.tsx'
import { SystemTiles } from './system-tiles.tsx'
import { useBackup } from './use-backup.ts'

/** The state of the servers, the database, the backups and the mail queue, for admins. */
export function SystemContainer() {
  const { data, status, refetch, isFetching } = useAtomValue(systemAtom)
  const backup = useBackup(data)
  return (
    <>
      <PageHeader
        title="System"
        actions={
          data ? (
            <>
              <Button
                variant="secondary"
                size="sm"
                loading={backup.isRunning}
                icon={<DatabaseBackup aria-hidden="true" className="size-5" />}
                onClick={backup.start}
              >
                Back up now
              </Button>
              <Button
                variant="secondary"
                size="sm"
                loading={isFetching}
                icon={<RotateCw aria-hidden="true" className="size-5" />}
                onClick={() => refetch()}
              >
                Refresh
              </Button>
            </>
          ) : null
        }
      />
      {data ? (
        <div className="grid grid-cols-1 gap-8 md:gap-10">
          <div>
            <BackupNotice status={data} isComplete={backup.isComplete} />
            <SystemTiles status={data} />
          </div>
          <MailSection status={data} loading={isFetching} />
          <Text size="sm" tone="soft">
            Each export of users, orders, products or subscribers is recorded in the history of the user who made it.
          </Text>
        </div>
      ) : status === 'error' ? (
        <ErrorState
          text="The state of the system could not be loaded."
          onRetry={() => refetch()}
          loading={isFetching}
        />
      ) : (
        <LoadingRegion label="Loading the state of the system">
          <Grid minColumnWidth="sm" gap={3} className="sm:gap-4">
            {['version', 'uptime', 'sockets', 'database', 'disk', 'backup'].map((id) => (
              <Skeleton key={id} className="h-31 w-full rounded-panel" />
            ))}
          </Grid>
        </LoadingRegion>
      )}
    </>
  )
}
