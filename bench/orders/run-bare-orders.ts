import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OrderResult } from './measure-orders.ts'

/** Runs the bare program on a PostgreSQL database. */
export async function runBareOrders(
  url: string,
  databasePid: number,
  { connections, seconds }: { connections: string; seconds: string },
): Promise<OrderResult> {
  const script = join(import.meta.dirname, 'bare-orders.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, url, String(databasePid), connections, seconds]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as OrderResult // printed by bare-orders.ts
}
