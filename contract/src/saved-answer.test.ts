import { expect, it } from 'vitest'
import { fillSavedAnswer } from './saved-answer.ts'

it.each([
  ['Hello {name}, thanks {name}!', 'Mina Marlow', 'Hello Mina, thanks Mina!'],
  ['Hello {name}!', '  Mina  ', 'Hello Mina!'],
  ['Hello {name}!', '$& {name}', 'Hello $&!'],
  ['Hello {first}!', 'Mina', 'Hello {first}!'],
])('fills %j for %j', (text, name, filled) => {
  expect(fillSavedAnswer(text, name)).toBe(filled)
})
