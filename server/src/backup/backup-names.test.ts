import { expect, it } from 'vitest'
import { DAY, HOUR } from '../lib/clock.ts'
import { findNewest, isBackupDue, listExpiredBackups, parseBackupTime, toBackupName } from './backup-names.ts'

const [monday, tuesday, wednesday] = [
  new Date('2026-11-23T03:00:00.000Z'),
  new Date('2026-11-24T03:00:00.000Z'),
  new Date('2026-11-25T03:00:00.123Z'),
]
const names = [wednesday, monday, tuesday].map(toBackupName)

it('names a backup after its time', () => {
  expect(toBackupName(wednesday)).toBe('whirligig-2026-11-25T03-00-00.123Z.gz')
  expect(parseBackupTime('whirligig-2026-11-25T03-00-00.123Z.gz')).toEqual(wednesday)
})

it.each(['shop.gz', 'whirligig-2026-11-25T03-00-00.123Z.gz.partial', 'my-whirligig-2026-11-25T03-00-00.123Z.gz'])(
  'does not take %s for a scheduled backup',
  (name) => {
    expect(parseBackupTime(name)).toBe(null)
    expect(listExpiredBackups([name, ...names], 1)).not.toContain(name)
  },
)

it('finds the newest backup', () => {
  expect(findNewest(names)).toEqual(wednesday)
  expect(findNewest(['shop.gz'])).toBe(null)
})

it.each([
  [[], true],
  [['shop.gz'], true],
  [[toBackupName(monday)], true],
  [names, false],
])('of %j, another one is due: %s', (existing, due) => {
  expect(isBackupDue(existing, DAY, new Date(wednesday.getTime() + HOUR))).toBe(due)
})

it('keeps the newest backups', () => {
  expect(listExpiredBackups(names, 2)).toEqual([toBackupName(monday)])
  expect(listExpiredBackups(names, 3)).toEqual([])
})
