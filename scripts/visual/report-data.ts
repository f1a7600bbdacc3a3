import type { AcceptedChange } from './accepted-changes.ts'
import { isAccepted, toComparedKey } from './accepted-changes.ts'
import type { Comparison, StoryResult } from './compare-builds.ts'
import { type ChangedStory, groupChanges } from './group-changes.ts'
import type { Box } from './pixel-diff.ts'
import type { TokenChange } from './token-changes.ts'
import { type Appearance, formatMode } from './viewports.ts'

/** A changed screenshot of a report. Its files are `<file>-before.png`, `-after.png` and `-diff.png`. */
export type ReportedChange = {
  story: string
  name: string
  mode: string
  width: number
  appearance: Appearance
  pixels: number
  box: Box
  file: string
  hash: string
  isAccepted: boolean
}

/** What `report.json` contains. Changes are numbered from 1 in the order of `groups`. */
export type Report = {
  groups: { label: string; changes: ReportedChange[] }[]
  /** Stories that fail, are flaky or are excluded, with the reason. */
  notes: { kind: 'broken' | 'flaky' | 'skipped'; name: string; mode: string; reason: string }[]
  added: string[]
  removed: string[]
  /** The keys of all compared screenshots. */
  compared: string[]
  /** The keys of screenshots that were not taken, because the same markup and styles look the same in the light theme. */
  implied: string[]
  /** Stories that were not captured, because they are built of the same files. */
  same: string[]
}

const formatName = ({ title, name }: { title: string; name: string }) => `${title} / ${name}`

/** Summarizes a comparison for a report. */
export function createReport(
  { results, added, removed, same }: Comparison,
  tokens: readonly TokenChange[] = [],
  accepted: readonly AcceptedChange[] = [],
): Report {
  const listKeys = (isImplied: boolean) =>
    results
      .filter(({ result }) => (result.kind === 'implied') === isImplied)
      .map(({ story, width, appearance }) => toComparedKey({ story: story.id, width, appearance }))
  const groups = groupChanges(results, tokens).map(({ label, changes }) => ({
    label,
    changes: changes.map((change) => toReportedChange(change, accepted)),
  }))
  return {
    groups,
    notes: results.flatMap(toNote),
    added: added.map(formatName),
    removed: removed.map(formatName),
    compared: listKeys(false),
    implied: listKeys(true),
    same: same.map(({ id }) => id),
  }
}

/** The start of a screenshot's file names. */
export const toFileName = ({ story, width, appearance }: StoryResult) => `${story.id}-${width}-${appearance}`

function toReportedChange(change: ChangedStory, accepted: readonly AcceptedChange[]): ReportedChange {
  const { story, width, appearance, result } = change
  return {
    story: story.id,
    name: formatName(story),
    mode: formatMode(width, appearance),
    width,
    appearance,
    pixels: result.pixels,
    box: result.box,
    file: toFileName(change),
    hash: result.afterHashes.at(-1) ?? '',
    isAccepted: isAccepted(change, accepted),
  }
}

function toNote({ story, width, appearance, result }: StoryResult): Report['notes'] {
  const entry = { name: formatName(story), mode: formatMode(width, appearance) }
  if (result.kind === 'flaky') return [{ kind: 'flaky', ...entry, reason: 'screenshots of the same build differ' }]
  if (result.kind === 'broken' || result.kind === 'skipped')
    return [{ kind: result.kind, ...entry, reason: result.reason }]
  return []
}
