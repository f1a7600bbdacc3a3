import { describe, expect, it } from 'vitest'
import { missingTokenMessage } from './chromatic.ts'

describe('missingTokenMessage', () => {
  it('names the missing variable and the alternative', () => {
    expect(missingTokenMessage([], {})).toMatch(/CHROMATIC_PROJECT_TOKEN .*npm run visual/)
    expect(missingTokenMessage([], { CHROMATIC_PROJECT_TOKEN: '' })).toBeDefined()
  })

  it.each([
    [[], { CHROMATIC_PROJECT_TOKEN: 'chpt_1' }],
    [['--project-token=chpt_1'], {}],
    [['-t', 'chpt_1'], {}],
  ])('accepts the token of %j with %j', (args, env) => {
    expect(missingTokenMessage(args, env)).toBeUndefined()
  })
})
