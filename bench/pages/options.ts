import { parseArgs } from 'node:util'
import { PAGE_NAMES } from './addresses.ts'

/** The measurements that `--only` accepts. */
export const MEASUREMENTS = ['lighthouse', 'network', 'shift'] as const
export type Measurement = (typeof MEASUREMENTS)[number]

export const USAGE = `npm run bench:pages -- [options]

  --pages ${PAGE_NAMES.join(',')}       pages for Lighthouse and for slow networks
  --runs 5                        runs of each page; the medians are reported
  --only ${MEASUREMENTS.join(',')}
  --database pglite               or postgres
  --json .cache/bench-pages.json  where the results are written
  --compare FILE                  prints the results of an earlier run beside the new ones`

const isMeasurement = (name: string): name is Measurement => MEASUREMENTS.some((measurement) => measurement === name)

/** Parses the command line. Throws an error with a readable message for unknown options. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: PAGE_NAMES.join(',') },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: MEASUREMENTS.join(',') },
      database: { type: 'string', default: 'pglite' },
      json: { type: 'string', default: '.cache/bench-pages.json' },
      compare: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const list = (text: string) => text.split(',').filter(Boolean)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a positive number.')
  const unknownPage = list(values.pages).find((page) => !PAGE_NAMES.includes(page))
  if (unknownPage) throw new Error(`Unknown page "${unknownPage}".`)
  const unknown = list(values.only).find((name) => !isMeasurement(name))
  if (unknown) throw new Error(`Unknown measurement "${unknown}".`)
  if (!['pglite', 'postgres'].includes(values.database)) throw new Error(`Unknown database "${values.database}".`)
  return { ...values, runs, pages: list(values.pages), only: list(values.only).filter(isMeasurement) }
}
