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

/** Ticks in user and kernel mode; `ofExited` are those of the children that have exited. */
const toTicks = (fields: readonly string[], { ofExited }: { ofExited: boolean }) =>
  fields.slice(11, ofExited ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0)

/** Returns the processor time that a process and its children have used so far. 0 if there is no such process. */
export function readCpuMs(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = readStatFields(name)
      if (!fields) return []
      if (Number(name) === pid) return [toTicks(fields, { ofExited: true })]
      return Number(fields[1]) === pid ? [toTicks(fields, { ofExited: false })] : []
    })
  return processes.reduce((sum, ticks) => sum + ticks * TICK_MS, 0)
}
