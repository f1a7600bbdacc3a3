// What everything else is compared with: the least that Fastify can do. `bare.ts PORT`
import fastify from 'fastify'

const app = fastify()
app.get('/', async () => ({ hello: 'world' }))
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
