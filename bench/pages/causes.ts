import type { Result } from 'lighthouse'

/** What slows a page down or lowers its scores, from one run of Lighthouse. Times in ms, sizes in bytes. */
export type Causes = {
  /** CSS selector of the largest element. */
  lcpElement: string
  /** The parts of the observed time until the largest element was painted, not slowed down. */
  lcpParts: string[]
  /** The longest tasks with slowed-down times: `249 ms index.js`. */
  longTasks: string[]
  /** Processor time by script, slowed down. */
  scriptTimes: string[]
  unusedScriptBytes: number
  /** How much smaller the pictures could be. */
  pictureSavingsBytes: number
  /** Audits that lower one of the scores: `seo: canonical`. */
  failedAudits: string[]
}

type Item = Record<string, unknown>
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

/** Returns the rows of an audit's table or list; none if the audit did not run. */
export function readItems(result: Result, audit: string): Item[] {
  const details = result.audits[audit]?.details
  const items: unknown = details && 'items' in details ? details.items : []
  return Array.isArray(items) ? items.filter(isItem) : []
}

const toFileName = (url: unknown) => String(url).replace(/^.*\//, '') || '/'
const toMs = (value: unknown) => `${Math.round(Number(value))} ms`

/** Finds in Lighthouse's result what a slow page spends its time and bytes on. */
export function readCauses(result: Result): Causes {
  const lcp = readItems(result, 'lcp-breakdown-insight')
  const parts = lcp.flatMap(({ items }) => (Array.isArray(items) ? items.filter(isItem) : []))
  const sumWaste = (audit: string) => readItems(result, audit).reduce((sum, item) => sum + Number(item.wastedBytes), 0)
  const failedAudits = Object.entries(result.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const score = result.audits[id]?.score ?? 1
      return weight > 0 && score < 0.9 ? [`${category}: ${id}`] : []
    }),
  )
  return {
    lcpElement: String(lcp.find(({ type }) => type === 'node')?.selector ?? ''),
    lcpParts: parts.map(({ label, duration }) => `${String(label)} ${toMs(duration)}`),
    longTasks: readItems(result, 'long-tasks').map(({ url, duration }) => `${toMs(duration)} ${toFileName(url)}`),
    scriptTimes: readItems(result, 'bootup-time').map(({ url, total }) => `${toMs(total)} ${toFileName(url)}`),
    unusedScriptBytes: sumWaste('unused-javascript'),
    pictureSavingsBytes: sumWaste('image-delivery-insight'),
    failedAudits,
  }
}
