import type { Comparison, StoryResult } from './compare-builds.ts'
import type { Result } from './compare-story.ts'
import type { Story } from './story-index.ts'

const formatName = ({ title, name }: Story) => `${title} / ${name}`
/** Formats the viewport and the theme of a screenshot: `1280 px, dark`. */
export const formatMode = (width: number, theme: StoryResult['theme'] = 'light') =>
  theme === 'dark' ? `${width} px, dark` : `${width} px`
const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const filterByKind = <Kind extends Result['kind']>({ results }: Comparison, kind: Kind) =>
  results.filter(
    (result): result is StoryResult & { result: Extract<Result, { kind: Kind }> } => result.result.kind === kind,
  )

/** Summarizes a comparison for the terminal. Changed and broken stories fail it; added and removed ones do not. */
export function summarize(comparison: Comparison): { text: string; passed: boolean } {
  const changed = filterByKind(comparison, 'changed')
  const broken = filterByKind(comparison, 'broken')
  const lines = [
    ...changed.map(
      ({ story, width, theme, result }) =>
        `CHANGED  ${formatName(story)} at ${formatMode(width, theme)}: ${formatCount(result.pixels, 'pixel')}`,
    ),
    ...broken.map(
      ({ story, width, theme, result }) =>
        `BROKEN   ${formatName(story)} at ${formatMode(width, theme)}: ${result.reason}`,
    ),
    ...filterByKind(comparison, 'flaky').map(
      ({ story, width, theme }) =>
        `flaky    ${formatName(story)} at ${formatMode(width, theme)}: screenshots of the same build differ`,
    ),
    ...filterByKind(comparison, 'skipped').map(
      ({ story, width, theme, result }) =>
        `skipped  ${formatName(story)} at ${formatMode(width, theme)}: ${result.reason}`,
    ),
    ...comparison.added.map((story) => `new      ${formatName(story)}`),
    ...comparison.removed.map((story) => `removed  ${formatName(story)}`),
    `${formatCount(comparison.results.length, 'screenshot')} compared: ${changed.length} changed, ${broken.length} broken`,
  ]
  return { text: lines.join('\n'), passed: changed.length + broken.length === 0 }
}
