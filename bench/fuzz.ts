// Sends about 100,000 generated requests to every endpoint as each role, with each database: `npm run bench:fuzz`. It runs the test of the
// server's input with more requests, and fails as that test does. `FUZZ_SEED=1 npm run bench:fuzz` repeats a run.
import { spawnSync } from 'node:child_process'

const FUZZ_SEED = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31)

for (const FUZZ_DATABASE of ['embedded', 'postgres']) {
  console.log(`\n${FUZZ_DATABASE}, seed ${FUZZ_SEED}`)
  const test = ['run', '--silent', '--reporter=minimal', '--project', 'server', 'server/test/integration/fuzz.test.ts']
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...test], {
    stdio: 'inherit',
    env: { FUZZ_SCALE: '20', ...process.env, FUZZ_SEED, FUZZ_DATABASE },
  })
  if (status !== 0) process.exitCode = 1
}
