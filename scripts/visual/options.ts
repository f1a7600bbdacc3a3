import { parseArgs } from 'node:util'

/** What `npm run visual` is asked. */
export type Options = {
  /** A revision; without one, where this branch left main. */
  base: string | undefined
  /** Part of a story's title, name or file; all stories without it. */
  only: string
  /** How many pixels of a picture may differ. */
  tolerance: number
  /** How many stories are shot side by side. */
  pages: number
  /** Whether the base is built with the packages installed here, even if it asks for others. */
  installed: boolean
}

/** A busy machine smooths a few pixels at round corners now one way, now the other; the thinnest edge of the smallest icon has more. */
const TOLERANCE = 8

export const HELP = `npm run visual -- [options]

Compares every story with how it looks at a base revision, at 360 and 1280 px.

  --base <revision>   compare with this; default: where this branch left main
  --only <text>       only stories whose title, name or file has this in it
  --tolerance <n>     pixels of a picture that may differ; default ${TOLERANCE}
  --pages <n>         stories that are shot side by side; default: one for each core
  --installed         build the base with the packages that are installed, even where its lock file names others`

/**
 * Reads the command line.
 * @param cores how many there are
 * @throws with one line on what is wrong
 */
export function readOptions(args: readonly string[], cores: number): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      tolerance: { type: 'string', default: String(TOLERANCE) },
      pages: { type: 'string', default: String(cores) },
      installed: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const whole = (name: 'tolerance' | 'pages', least: number) => {
    if (!/^\d+$/.test(values[name]) || Number(values[name]) < least)
      throw new Error(`--${name} is a whole number from ${least} on, not '${values[name]}'.`)
    return Number(values[name])
  }
  return {
    base: values.base,
    only: values.only,
    tolerance: whole('tolerance', 0),
    pages: whole('pages', 1),
    installed: values.installed,
  }
}
