import { parseArgs } from 'node:util'

export const USAGE = `npm run bench:render -- [options]

  --database postgres   or pglite
  --products 5000       products of the shop; each is rendered only once while the cache is cold
  --samples 200         requests one at a time
  --seconds 4           duration of each load test
  --connections 32      concurrent connections of the load tests
  --json .cache/bench-render.json  where the results are written`

/** Parses the command line. Throws an error with a readable message for unknown options. */
export function readRenderOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string', default: 'postgres' },
      products: { type: 'string', default: '5000' },
      samples: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '32' },
      json: { type: 'string', default: '.cache/bench-render.json' },
      help: { type: 'boolean', default: false },
    },
  })
  const toNumber = (name: 'products' | 'samples' | 'seconds' | 'connections') => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a positive number.`)
    return value
  }
  if (!['pglite', 'postgres'].includes(values.database)) throw new Error(`Unknown database "${values.database}".`)
  return {
    ...values,
    products: toNumber('products'),
    samples: toNumber('samples'),
    seconds: toNumber('seconds'),
    connections: toNumber('connections'),
  }
}
export type RenderOptions = ReturnType<typeof readRenderOptions>
