import { readdirSync, readFileSync } from 'node:fs'

/** Length of a kernel clock tick. */
const TICK_MS = 10

/** Reads the fields after the process name in `/proc/<pid>/stat`; undefined if the process has just exited. */
function readStatFields(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  } catch {
    return undefined
  }
}

/** Returns the processor time that a process and its children have used so far. 0 if there is no such process. */
export function readCpuMs(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = readStatFields(name)
      return fields && (Number(name) === pid || Number(fields[1]) === pid) ? [fields] : []
    })
  return processes.reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS, 0)
}
