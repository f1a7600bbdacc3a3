import { expect, it } from 'vitest'
import { refuse } from './chromatic.ts'

it('says what is missing and what to do instead', () => {
  expect(refuse([], {})).toMatch(/CHROMATIC_PROJECT_TOKEN .*npm run visual/)
  expect(refuse([], { CHROMATIC_PROJECT_TOKEN: '' })).toBeDefined()
})

it.each([
  [[], { CHROMATIC_PROJECT_TOKEN: 'chpt_1' }],
  [['--project-token=chpt_1'], {}],
  [['-t', 'chpt_1'], {}],
])('lets %j with %j through', (args, env) => {
  expect(refuse(args, env)).toBeUndefined()
})
