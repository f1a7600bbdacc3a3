import { join } from 'node:path'
import { concurrently } from 'concurrently'
import { onParentExit } from './on-parent-exit.mjs'

// `npm run dev`: the server, restarted when its sources change, and Vite in front of it. If one of them ends, the other is stopped.

const { result } = concurrently(
  [
    {
      name: 'server',
      command: 'node --disable-warning=ExperimentalWarning --watch --watch-preserve-output server/src/main.ts',
      // Links in mails lead to the app that Vite serves.
      env: { APP_URL: process.env.APP_URL ?? 'http://localhost:5173' },
    },
    { name: 'app', command: 'vite app' },
  ],
  { cwd: join(import.meta.dirname, '..'), killOthersOn: ['success', 'failure'] },
)
// concurrently passes the signal on to both commands.
onParentExit(() => process.kill(process.pid, 'SIGTERM'))

result.catch(() => {
  process.exitCode = 1
})
