import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

it('opens for the password and nothing else', async () => {
  const stored = await hashPassword('engine1')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(stored, 'engine1')).toBe(true)
  expect(await passwordMatches(stored, 'Engine1')).toBe(false)
  expect(await passwordMatches(stored, '')).toBe(false)
})

it('never opens where there is no account or no password', async () => {
  expect(await passwordMatches(undefined, 'engine1')).toBe(false)
  expect(await passwordMatches(null, '')).toBe(false)
})
