// The baseline of the benchmarks: a Fastify server with one trivial route. Usage: `baseline-server.ts PORT`
import fastify from 'fastify'

const app = fastify()
app.get('/', async () => ({ hello: 'world' }))
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
