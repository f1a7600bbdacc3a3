import { parseArgs } from 'node:util'
import { SCENARIOS } from './scenarios.ts'

export const USAGE = `npm run bench -- [options]

  --databases postgres,pglite   databases to measure
  --products 100,100000         numbers of products
  --calls list,item,search,order,login
  --pages                       measure only the latency of single list pages
  --no-pages                    measure everything except list pages
  --rounds 3                    rounds; each scenario runs once a round, and the medians are reported
  --seconds 4                   duration of each measurement
  --connections 32              concurrent connections`

const list = (text: string) => text.split(',').filter(Boolean)

/** Parses the command line. Throws an error with a readable message for unknown options. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      databases: { type: 'string', default: 'postgres,pglite' },
      products: { type: 'string', default: '100,100000' },
      calls: { type: 'string', default: Object.keys(SCENARIOS).join(',') },
      pages: { type: 'boolean' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '32' },
      help: { type: 'boolean', default: false },
    },
  })
  const unknown = list(values.calls).find((call) => !(call in SCENARIOS))
  if (unknown) throw new Error(`Unknown call "${unknown}".`)
  return {
    databases: list(values.databases),
    products: list(values.products).map(Number),
    calls: values.pages === true ? [] : list(values.calls),
    pages: values.pages !== false,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    help: values.help,
  }
}
export type Options = ReturnType<typeof readOptions>
