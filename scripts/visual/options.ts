import { parseArgs } from 'node:util'

/** The options of `npm run visual`. */
export type Options = {
  /** The revision to compare with; `undefined` for the merge base with main. */
  base: string | undefined
  /** A part of a story's title, name or file; empty for all stories. */
  only: string
  /** Whether to capture also the stories that are built of the same files. */
  all: boolean
  /** How many pixels of a screenshot may differ. */
  tolerance: number
  /** How many stories are captured in parallel. */
  pages: number
  /** Whether to build the base with the installed packages even if its lock file names others. */
  installed: boolean
  /** The numbers of the changes to accept, instead of comparing; empty to compare. */
  accept: number[]
  /** The folder of the report whose changes are accepted; `undefined` for that of the last comparison on this machine. */
  report: string | undefined
}

/** On a busy machine, antialiasing of round corners varies by a few pixels. The thinnest edge of the smallest icon has more. */
const DEFAULT_TOLERANCE = 8

export const HELP = `npm run visual -- [options]

Compares every story with a base revision, at 360 and 1280 px, and in the dark and with forced colours at 1280 px.

  --base <revision>   compare with this revision; default: the merge base with main
  --only <text>       only stories whose title, name or file contains this text
  --all               also stories whose code, styles and pictures are the same in both builds
  --tolerance <n>     how many pixels of a screenshot may differ; default ${DEFAULT_TOLERANCE}
  --pages <n>         how many stories to capture in parallel; default: one more than there are cores
  --installed         build the base with the installed packages, even if its lock file names others

  --accept <numbers>  accept changes of the last report, for example 1,3, for this branch, instead of comparing
  --report <folder>   the report with these numbers, for example one downloaded from a pull request`

/**
 * Parses the command line.
 * @param defaultPages how many stories are captured in parallel, if the command line does not say
 * @throws with a one-line message if an option is invalid
 */
export function parseOptions(args: readonly string[], defaultPages: number): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      all: { type: 'boolean', default: false },
      tolerance: { type: 'string', default: String(DEFAULT_TOLERANCE) },
      pages: { type: 'string', default: String(defaultPages) },
      installed: { type: 'boolean', default: false },
      accept: { type: 'string' },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const parseInteger = (name: 'tolerance' | 'pages', min: number) => {
    if (!/^\d+$/.test(values[name]) || Number(values[name]) < min)
      throw new Error(`--${name} must be a whole number of at least ${min}, not '${values[name]}'.`)
    return Number(values[name])
  }
  return {
    base: values.base,
    only: values.only,
    all: values.all,
    tolerance: parseInteger('tolerance', 0),
    pages: parseInteger('pages', 1),
    installed: values.installed,
    accept: parseNumbers(values.accept),
    report: values.report,
  }
}

function parseNumbers(text: string | undefined): number[] {
  if (text === undefined) return []
  if (!/^[1-9]\d*(,[1-9]\d*)*$/.test(text))
    throw new Error(`--accept must be the numbers of changes, such as 1,3, not '${text}'.`)
  return text.split(',').map(Number)
}
