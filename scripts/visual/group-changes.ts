import type { StoryResult } from './compare-builds.ts'
import type { Change, Result } from './compare-story.ts'
import type { TokenChange } from './token-changes.ts'

export type ChangedStory = StoryResult & { result: Extract<Result, { kind: 'changed' }> }

/** Changes that a person reviews as one, with the smallest first, which shows the cause best. */
export type ChangeGroup = { label: string; changes: ChangedStory[] }

/**
 * Groups the changes that have the same cause, the most frequent cause first: a token with another value, another change from
 * one colour to another, the same part of a picture, and what remains by component.
 */
export function groupChanges(results: readonly StoryResult[], tokens: readonly TokenChange[]): ChangeGroup[] {
  const changes = results.filter((result): result is ChangedStory => result.result.kind === 'changed')
  const components = Map.groupBy(changes, ({ result }) => result.partHash)
  const isShared = (partHash: string) => new Set(components.get(partHash)?.map(({ story }) => story.title)).size > 1
  const groups = Map.groupBy(changes, ({ story, result }) => {
    const cause = describeColor(result, tokens)
    if (cause) return cause
    return isShared(result.partHash) ? `Part ${result.partHash}` : story.title
  })
  return [...groups]
    .map(([key, group]) => ({ label: toLabel(key, group), changes: group.toSorted(byPixels) }))
    .toSorted((a, b) => b.changes.length - a.changes.length)
}

const byPixels = (a: ChangedStory, b: ChangedStory) => a.result.pixels - b.result.pixels

function describeColor({ color }: Change, tokens: readonly TokenChange[]): string | undefined {
  if (!color) return undefined
  const names = tokens.filter(({ from, to }) => from === color.from && to === color.to).map(({ token }) => token)
  return names.length > 0 ? `Token ${[...new Set(names)].join(', ')}` : `Colour ${color.from} to ${color.to}`
}

/** The name of a group: that of a part says how many components show it. */
function toLabel(key: string, group: readonly ChangedStory[]): string {
  if (!key.startsWith('Part ')) return key
  return `The same part in ${new Set(group.map(({ story }) => story.title)).size} components`
}
