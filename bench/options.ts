import { parseArgs } from 'node:util'
import { CALLS } from './calls.ts'

export const USAGE = `npm run bench -- [options]

  --databases postgres,pglite   which ones
  --products 100,100000         sizes of the catalogue
  --calls list,item,search,order,login
  --pages                       only how long single pages take, near and far
  --no-pages                    everything else
  --rounds 3                    each kind of call is measured once a round; medians of the rounds are reported
  --seconds 4                   how long each time
  --connections 32              calls at once`

const list = (text: string) => text.split(',').filter(Boolean)

/** @throws with a sentence for what is not understood */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      databases: { type: 'string', default: 'postgres,pglite' },
      products: { type: 'string', default: '100,100000' },
      calls: { type: 'string', default: Object.keys(CALLS).join(',') },
      pages: { type: 'boolean' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '32' },
      help: { type: 'boolean', default: false },
    },
  })
  const unknown = list(values.calls).find((call) => !(call in CALLS))
  if (unknown) throw new Error(`There is no call "${unknown}".`)
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
