import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10

/** What follows the name in `/proc/<pid>/stat`; undefined for a process that has just ended. */
function fieldsOf(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  } catch {
    return undefined
  }
}

/** How much of the processors a process and its children have had so far, in ms. 0 for no process. */
export function cpuMsOf(pid: number): number {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = fieldsOf(name)
      return fields && (Number(name) === pid || Number(fields[1]) === pid) ? [fields] : []
    })
  return family.reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS, 0)
}
