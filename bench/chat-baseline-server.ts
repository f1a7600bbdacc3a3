// The baseline of the chat benchmark: a bare Socket.IO server that acknowledges messages. Usage: `chat-baseline-server.ts PORT`
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const server = createServer((_request, response) => response.end('ok'))
new Server(server, { serveClient: false }).on('connection', (socket) => {
  socket.on('message', (message: unknown, acknowledge: (response: unknown) => void) => acknowledge({ message }))
})
server.listen(Number(process.argv[2]), '127.0.0.1')
