import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { explainStartupError } from './explain-startup-error.ts'

it.each([
  ['of Node', Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', errno: -28 })],
  ['of the embedded database', { name: 'ErrnoError', errno: 51 }],
])('explains the full-disk error %s in one line', (_, error) => {
  expect(explainStartupError(error, readConfig({ DATA_DIR: '/srv/shop' }))).toEqual([
    'DATA_DIR /srv/shop is on a full disk. Free some space or choose another DATA_DIR.',
  ])
})
