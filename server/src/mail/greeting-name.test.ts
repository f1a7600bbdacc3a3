import { expect, it } from 'vitest'
import { toGreetingName } from './greeting-name.ts'

it.each([
  'Ada',
  'Zoë',
  'Mary-Jane',
  "O'Neill",
  'd’Arc',
  'Juan Carlos',
  'J. R.',
  '李小龙',
  'Жанна',
  'मीना',
  ' Ada\n Lovelace',
])('greets %j by name', (name) => {
  expect(toGreetingName(name)).toBe(name.replace(/\s+/g, ' ').trim())
})

it.each([
  'https://evil.example',
  'evil.example',
  'www evil.example now',
  'Ada, visit evil',
  'Ada: pay now!',
  'eve@evil.example',
  '<i>',
  '1000 dollars',
  'You have won a prize today',
  'A'.repeat(41),
  '',
])('does not repeat %j', (name) => {
  expect(toGreetingName(name)).toBe('there')
})
