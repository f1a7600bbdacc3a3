import { table } from '../report.ts'
import type { PageResult, Results } from './results.ts'

type Format = (value: number) => string
const seconds: Format = (value) => (value / 1000).toFixed(2)
const whole: Format = (value) => value.toFixed(0)
const kilobytes: Format = (value) => (value / 1000).toFixed(0)
const shift: Format = (value) => value.toFixed(3)

/** A column: its head, the value of a page, and how to write it. */
type Column = [head: string, value: (page: PageResult) => number | null | undefined, format: Format]

const LIGHTHOUSE_COLUMNS: Column[] = [
  ['LCP, s', ({ lighthouse }) => lighthouse?.lcp, seconds],
  ['TBT, ms', ({ lighthouse }) => lighthouse?.tbt, whole],
  ['CLS', ({ lighthouse }) => lighthouse?.cls, shift],
  ['FCP, s', ({ lighthouse }) => lighthouse?.fcp, seconds],
  ['performance', ({ lighthouse }) => lighthouse?.performance, whole],
  ['accessibility', ({ lighthouse }) => lighthouse?.accessibility, whole],
  ['best practices', ({ lighthouse }) => lighthouse?.bestPractices, whole],
  ['SEO', ({ lighthouse }) => lighthouse?.seo, whole],
  ['scripts', ({ lighthouse }) => lighthouse?.scripts, whole],
  ['before LCP', ({ lighthouse }) => lighthouse?.scriptsBeforeLcp, whole],
  ['script kB', ({ lighthouse }) => lighthouse?.scriptBytes, kilobytes],
  ['total kB', ({ lighthouse }) => lighthouse?.totalBytes, kilobytes],
  ['documents', ({ lighthouse }) => lighthouse?.documents, whole],
  ['machine', ({ lighthouse }) => lighthouse?.machineSpeed, whole],
]

const NETWORK_COLUMNS: Column[] = [
  ['4G: LCP, s', ({ slow4g }) => slow4g?.lcp, seconds],
  ['3G: LCP, s', ({ slow3g }) => slow3g?.lcp, seconds],
  ['3G: text of the first card, s', ({ slow3g }) => slow3g?.cardText, seconds],
  ['3G: its picture, s', ({ slow3g }) => slow3g?.cardPicture, seconds],
]

const toShiftColumn = (width: number): Column => [
  `${width} px`,
  ({ shifts }) => shifts?.find((measured) => measured.width === width)?.cls,
  shift,
]

/** Formats the pages that have a value in one of the columns; `earlier` values are in parentheses. Empty if there are none. */
function formatTable(title: string, columns: readonly Column[], results: Results, earlier: Results | null): string {
  const rows = results.pages.flatMap((page) => {
    const before = earlier?.pages.find(({ address }) => address === page.address)
    const cells = columns.map(([_head, getValue, format]) => {
      const value = getValue(page)
      const old = before && getValue(before)
      return `${value == null ? '–' : format(value)}${old == null ? '' : ` (${format(old)})`}`
    })
    return columns.some(([_head, getValue]) => getValue(page) != null) ? [[`\`${page.address}\``, ...cells]] : []
  })
  return rows.length === 0 ? '' : `${title}\n\n${table(['address', ...columns.map(([head]) => head)], rows)}\n`
}

/** Formats the results as Markdown tables. The values of an earlier run are in parentheses. */
export function formatResults(results: Results, earlier: Results | null, widths: readonly number[]): string {
  return [
    formatTable('Lighthouse, mobile', LIGHTHOUSE_COLUMNS, results, earlier),
    formatTable('Slow networks and a slow phone', NETWORK_COLUMNS, results, earlier),
    formatTable('Layout shift by width', widths.map(toShiftColumn), results, earlier),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Formats the causes of each page as a list. */
export function formatCauses({ pages }: Results): string {
  return pages
    .flatMap(({ address, causes, shifts = [] }) => {
      const shifted = shifts.flatMap(({ width, cls, shifted: [worst] }) =>
        cls > 0.001 && worst ? [`- shift at ${width} px: ${worst}`] : [],
      )
      const lines = causes
        ? [
            `- largest element: ${causes.lcpElement} (${causes.lcpParts.join(', ')})`,
            `- long tasks: ${causes.longTasks.slice(0, 5).join(', ')}`,
            `- processor time: ${causes.scriptTimes.slice(0, 4).join(', ')}`,
            `- unused script ${kilobytes(causes.unusedScriptBytes)} kB, pictures too large by ${kilobytes(causes.pictureSavingsBytes)} kB`,
            ...(causes.failedAudits.length > 0 ? [`- failed: ${causes.failedAudits.join(', ')}`] : []),
          ]
        : []
      return lines.length + shifted.length > 0 ? [`${address}\n${[...lines, ...shifted].join('\n')}\n`] : []
    })
    .join('\n')
}
