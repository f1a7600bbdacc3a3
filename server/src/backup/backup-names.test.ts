import { expect, it } from 'vitest'
import { DAY, HOUR } from '../lib/clock.ts'
import { findNewest, isBackupDue, listExpiredBackups, parseBackupName, toBackupName } from './backup-names.ts'

const [monday, tuesday, wednesday] = [
  new Date('2026-11-23T03:00:00.000Z'),
  new Date('2026-11-24T03:00:00.000Z'),
  new Date('2026-11-25T03:00:00.123Z'),
]
const toName = (time: Date) => toBackupName(time, 'scheduled')
const toManualName = (time: Date) => toBackupName(time, 'manual')
const names = [wednesday, monday, tuesday].map(toName)

it.each([
  ['scheduled', 'whirligig-2026-11-25T03-00-00.123Z.gz'],
  ['manual', 'whirligig-2026-11-25T03-00-00.123Z-manual.gz'],
] as const)('names a %s backup after its time', (kind, name) => {
  expect(toBackupName(wednesday, kind)).toBe(name)
  expect(parseBackupName(name)).toEqual({ name, time: wednesday, kind })
})

it.each(['shop.gz', 'whirligig-2026-11-25T03-00-00.123Z.gz.partial', 'my-whirligig-2026-11-25T03-00-00.123Z.gz'])(
  'does not take %s for a backup of the server',
  (name) => {
    expect(parseBackupName(name)).toBe(null)
    expect(listExpiredBackups([name, ...names], 'scheduled', 1)).not.toContain(name)
  },
)

it('finds the newest backup', () => {
  expect(findNewest([toManualName(tuesday), ...names])).toMatchObject({ time: wednesday, kind: 'scheduled' })
  expect(findNewest([toManualName(wednesday), toName(tuesday)])).toMatchObject({ time: wednesday, kind: 'manual' })
  expect(findNewest(['shop.gz'])).toBe(null)
})

it.each([
  [[], true],
  [['shop.gz'], true],
  [[toName(monday)], true],
  [[toName(monday), toManualName(wednesday)], true],
  [names, false],
])('of %j, another one is due: %s', (existing, due) => {
  expect(isBackupDue(existing, DAY, new Date(wednesday.getTime() + HOUR))).toBe(due)
})

it('keeps the newest backups of each kind', () => {
  const all = [...names, toManualName(monday), toManualName(tuesday)]
  expect(listExpiredBackups(all, 'scheduled', 2)).toEqual([toName(monday)])
  expect(listExpiredBackups(all, 'manual', 1)).toEqual([toManualName(monday)])
  expect(listExpiredBackups(all, 'scheduled', 3)).toEqual([])
})
