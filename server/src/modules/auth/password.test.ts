import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

it('accepts only the right password', async () => {
  const stored = await hashPassword('engine1')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'engine1')).toBe(true)
  expect(await verifyPassword(stored, 'Engine1')).toBe(false)
  expect(await verifyPassword(stored, '')).toBe(false)
})

it('refuses every password without a hash', async () => {
  expect(await verifyPassword(undefined, 'engine1')).toBe(false)
  expect(await verifyPassword(null, '')).toBe(false)
})
