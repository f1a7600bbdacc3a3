import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangedStory } from './group-changes.ts'
import type { Report } from './report-data.ts'
import type { Appearance } from './viewports.ts'

/** A screenshot that a person has accepted, by the hash of its picture. */
export type AcceptedChange = { story: string; width: number; appearance: Appearance; hash: string }

/** Contains the changes that are accepted on this branch. It is committed with the change itself. */
export const ACCEPTED_FILE = 'stories/accepted-changes.json'

const toKey = ({ story, width, appearance }: Omit<AcceptedChange, 'hash'>) => `${story} ${width} ${appearance}`

/** Reads the accepted changes of a checkout: none if there is no file. */
export function readAcceptedChanges(root: string): AcceptedChange[] {
  const file = join(root, ACCEPTED_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** Whether a change looks exactly as it was accepted. */
export function isAccepted(change: ChangedStory, accepted: readonly AcceptedChange[]): boolean {
  const key = toKey({ ...change, story: change.story.id })
  return accepted.some((entry) => toKey(entry) === key && change.result.afterHashes.includes(entry.hash))
}

/**
 * Records the changes of some groups of a report as accepted. Entries for other screenshots that the report compared are
 * dropped: they no longer apply.
 * @param numbers the numbers of the groups, as the report prints them
 * @returns how many screenshots are accepted now
 * @throws if the report has no group of that number
 */
export function acceptGroups(root: string, report: Report, numbers: readonly number[]): number {
  const groups = numbers.map((number) => {
    const group = report.groups[number - 1]
    if (!group) throw new Error(`The report has no change number ${number}: it has ${report.groups.length}.`)
    return group
  })
  const compared = new Set([...report.compared, ...report.implied])
  const same = new Set(report.same)
  const applies = (entry: AcceptedChange) => !compared.has(toKey(entry)) && !same.has(entry.story)
  const stillChanged = report.groups.flatMap(({ changes }) => changes.filter((change) => change.isAccepted))
  const entries = new Map<string, AcceptedChange>()
  for (const entry of readAcceptedChanges(root)) if (applies(entry)) entries.set(toKey(entry), entry)
  for (const { story, width, appearance, hash } of [...stillChanged, ...groups.flatMap(({ changes }) => changes)])
    entries.set(toKey({ story, width, appearance }), { story, width, appearance, hash })
  const sorted = [...entries.values()].toSorted((a, b) => toKey(a).localeCompare(toKey(b)))
  const lines = sorted.map((entry) => `  ${JSON.stringify(entry)}`)
  writeFileSync(join(root, ACCEPTED_FILE), lines.length > 0 ? `[\n${lines.join(',\n')}\n]\n` : '[]\n')
  return sorted.length
}

/** The key of a compared screenshot in a report. */
export const toComparedKey = toKey
