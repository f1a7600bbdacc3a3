import type { Verdict } from './compare.ts'
import type { Comparison, Result } from './run.ts'
import type { Story } from './stories.ts'

const nameOf = ({ title, name }: Story) => `${title} / ${name}`
const of = <Kind extends Verdict['kind']>({ results }: Comparison, kind: Kind) =>
  results.filter(
    (result): result is Result & { verdict: Extract<Verdict, { kind: Kind }> } => result.verdict.kind === kind,
  )

/** What a person at a terminal has to know, and whether all is as it was. New and removed stories are no failure. */
export function summary(comparison: Comparison): { text: string; good: boolean } {
  const changed = of(comparison, 'changed')
  const broken = of(comparison, 'broken')
  const lines = [
    ...changed.map(
      ({ story, width, verdict }) => `CHANGED  ${nameOf(story)} at ${width} px: ${count(verdict.pixels, 'pixel')}`,
    ),
    ...broken.map(({ story, width, verdict }) => `BROKEN   ${nameOf(story)} at ${width} px: ${verdict.reason}`),
    ...of(comparison, 'unsteady').map(
      ({ story, width }) => `unsteady ${nameOf(story)} at ${width} px: it does not always look the same`,
    ),
    ...of(comparison, 'skipped').map(
      ({ story, width, verdict }) => `skipped  ${nameOf(story)} at ${width} px: ${verdict.reason}`,
    ),
    ...comparison.added.map((story) => `new      ${nameOf(story)}`),
    ...comparison.removed.map((story) => `removed  ${nameOf(story)}`),
    `${count(comparison.results.length, 'picture')} compared: ${changed.length} changed, ${broken.length} broken`,
  ]
  return { text: lines.join('\n'), good: changed.length + broken.length === 0 }
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
