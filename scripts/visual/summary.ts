import type { Report } from './report-data.ts'

const formatCount = (count: number, noun: string, plural = `${noun}s`) => `${count} ${count === 1 ? noun : plural}`

/** How many screenshots of a change are listed in the terminal. The report shows all. */
const MAX_LISTED = 10

/** Summarizes a report for the terminal. Changed and broken stories fail it; accepted, added and removed ones do not. */
export function summarize({ groups, notes, added, removed, compared, implied, same }: Report): {
  text: string
  passed: boolean
} {
  const open = groups.flatMap(({ changes }) => changes.filter(({ isAccepted }) => !isAccepted))
  const broken = notes.filter(({ kind }) => kind === 'broken')
  const lines = [
    ...groups.flatMap((group, index) => formatGroup(group, index + 1)),
    ...notes.map(
      ({ kind, name, mode, reason }) =>
        `${(kind === 'broken' ? 'BROKEN' : kind).padEnd(8)} ${name} at ${mode}: ${reason}`,
    ),
    ...added.map((name) => `new      ${name}`),
    ...removed.map((name) => `removed  ${name}`),
    ...(same.length > 0
      ? [`${formatCount(same.length, 'story', 'stories')} built of the same files not captured`]
      : []),
    ...(implied.length > 0
      ? [
          `${formatCount(implied.length, 'screenshot')} in other colours not taken: the same markup, styles and light theme`,
        ]
      : []),
    `${formatCount(compared.length, 'screenshot')} compared: ${open.length} changed, ${broken.length} broken`,
  ]
  return { text: lines.join('\n'), passed: open.length + broken.length === 0 }
}

function formatGroup({ label, changes }: Report['groups'][number], number: number): string[] {
  const open = changes.filter(({ isAccepted }) => !isAccepted)
  if (open.length === 0) return [`accepted ${label}: ${formatCount(changes.length, 'screenshot')}`]
  const listed = open.slice(0, MAX_LISTED)
  return [
    `CHANGED  ${number}. ${label}: ${formatCount(open.length, 'screenshot')}`,
    ...listed.map(({ name, mode, pixels }) => `           ${name} at ${mode}: ${formatCount(pixels, 'pixel')}`),
    ...(open.length > listed.length ? [`           and ${open.length - listed.length} more`] : []),
  ]
}
