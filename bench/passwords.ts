import { hashPassword, verifyPassword } from '../server/src/modules/auth/password.ts'
import { BENCH_PASSWORD } from './catalogue-sql.ts'

/** How many passwords a second this machine can check, so many at once, when it does nothing else. */
export async function checksPerSecond(atOnce: number, seconds: number): Promise<number> {
  const stored = await hashPassword(BENCH_PASSWORD)
  const until = performance.now() + seconds * 1000
  let checked = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        await verifyPassword(stored, BENCH_PASSWORD)
        checked += 1
      }
    }),
  )
  return checked / seconds
}
