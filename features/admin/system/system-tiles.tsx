import { formatCount, formatNumber, type SystemStatus } from '@whirligig/contract'
import { Grid, StatTile } from '@whirligig/ui'
import { formatBetween, formatBytes } from './system-format.ts'

/** What the tile of the backups says. */
function describeBackup({ backup, counted }: SystemStatus): { value: string; hint: string } {
  const { everyMs, isReachable, newest, isRunning, failed } = backup
  if (!isReachable) return { value: 'Unknown', hint: 'The place of the backups does not respond' }
  const value = newest ? `${formatBetween(newest.time, counted)} ago` : 'None'
  if (isRunning) return { value, hint: 'A new one is being written' }
  if (failed) return { value, hint: `The last try failed ${formatBetween(failed.time, counted)} ago` }
  if (newest) return { value, hint: everyMs === null ? 'No more are scheduled' : formatBytes(newest.bytes) }
  return { value, hint: everyMs === null ? 'Not scheduled. Set BACKUP_EVERY' : 'The first one is being written' }
}

/** The key figures of the running shop. */
export function SystemTiles({ status }: { status: SystemStatus }) {
  const { counted, version, node, started, database, pictures, realtime } = status
  const backup = describeBackup(status)
  return (
    <Grid minColumnWidth="sm" gap={3} className="sm:gap-4">
      <StatTile label="Version" value={version} hint={`Node ${node.replace(/^v/, '')}`} />
      <StatTile label="Running for" value={formatBetween(started, counted)} hint="The server that responded" />
      <StatTile
        label="Live connections"
        value={formatNumber(realtime.sockets)}
        hint={`At ${formatCount(realtime.processes, 'server')}`}
      />
      <StatTile
        label="Database"
        value={formatBytes(database.bytes)}
        hint={`${database.kind === 'embedded' ? 'Embedded PostgreSQL' : 'PostgreSQL'} ${database.version}`}
      />
      <StatTile
        label="Free disk space"
        value={formatBytes(pictures.freeBytes)}
        hint={pictures.kind === 'bucket' ? 'Pictures are in a bucket' : 'Pictures are on this disk'}
      />
      <StatTile label="Last backup" {...backup} />
    </Grid>
  )
}
