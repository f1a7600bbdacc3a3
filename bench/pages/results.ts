import { readFileSync } from 'node:fs'
import { median } from '../statistics.ts'
import type { PageAddress } from './addresses.ts'
import type { Causes } from './causes.ts'
import type { PageShift } from './layout-shift.ts'
import type { LighthouseRun } from './run-lighthouse.ts'

/** Medians by name. Null: never seen, such as cards on a page without cards. */
export type Medians = Record<string, number | null>

/** One page by one address. */
export type PageResult = PageAddress & {
  /** Fields of `LighthouseRun`. */
  lighthouse?: Record<keyof LighthouseRun, number | null>
  /** LCP and TBT of every run, to see how much they vary. */
  spread?: { lcp: number[]; tbt: number[] }
  /** Of the run with the median LCP. */
  causes?: Causes
  /** Fields of `FirstView` on slow 4G and on slow 3G. */
  slow4g?: Medians
  slow3g?: Medians
  shifts?: PageShift[]
}

/** Everything that a run of the benchmark writes to its JSON file. */
export type Results = { machine: string; runs: number; pages: PageResult[] }

/** Returns the median of each field over the runs. A field that is null in most runs is null. */
export function toMedians<Name extends string>(
  runs: readonly Record<Name, number | null>[],
): Record<Name, number | null> {
  const names = Object.keys(runs[0] ?? {}) as Name[] // the keys of the record
  const entries = names.map((name) => {
    const values = runs.flatMap((run) => run[name] ?? [])
    return [name, values.length * 2 > runs.length ? median(values) : null] as const
  })
  return Object.fromEntries(entries) as Record<Name, number | null> // all names of the records
}

/** Reads the file of an earlier run. */
export function readResults(file: string): Results {
  return JSON.parse(readFileSync(file, 'utf8')) as Results // written by this benchmark
}
