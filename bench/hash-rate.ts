import { hashPassword, verifyPassword } from '../server/src/modules/auth/password.ts'
import { BENCH_PASSWORD } from './generate-data.ts'

/** Measures how many password hashes per second this machine can verify with the given concurrency. */
export async function measureHashRate(concurrency: number, seconds: number): Promise<number> {
  const stored = await hashPassword(BENCH_PASSWORD)
  const until = performance.now() + seconds * 1000
  let verified = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < until) {
        await verifyPassword(stored, BENCH_PASSWORD)
        verified += 1
      }
    }),
  )
  return verified / seconds
}
