// Sends about 100,000 generated requests to every endpoint as each role, with each database: `npm run bench:fuzz`. It runs the test of the
// server's input with more requests, and fails as that test does. `FUZZ_SEED=1 npm run bench:fuzz` repeats a run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const FUZZ_SEED = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31)

/** Runs the test with a database. The results of both are printed one after the other, although they run at the same time. */
async function run(FUZZ_DATABASE: string): Promise<void> {
  const test = ['run', '--silent', '--reporter=minimal', '--project', 'server', 'server/test/integration/fuzz.test.ts']
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...test], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { FUZZ_SCALE: '20', ...process.env, FUZZ_SEED, FUZZ_DATABASE },
  })
  const output: Buffer[] = []
  for (const stream of [vitest.stdout, vitest.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const [status] = await once(vitest, 'close')
  console.log(`\n${FUZZ_DATABASE}, seed ${FUZZ_SEED}\n${Buffer.concat(output)}`)
  if (status !== 0) process.exitCode = 1
}

await Promise.all(['embedded', 'postgres'].map(run))
