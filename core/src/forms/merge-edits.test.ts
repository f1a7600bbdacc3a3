import { describe, expect, it } from 'vitest'
import { conflictText, mergeEdits } from './merge-edits.ts'

const before = { name: 'Bear', price: '55', products: ['a', 'b'] }

describe('a form that catches up with what somebody else has saved', () => {
  it.each<[string, Partial<typeof before>, Partial<typeof before>, Partial<typeof before>, string[]]>([
    ['takes what only they have changed', {}, { price: '60' }, { price: '60' }, []],
    ['keeps what only I have changed', { name: 'Bears' }, { price: '60' }, { name: 'Bears', price: '60' }, []],
    ['keeps mine where both have, and says so', { price: '50' }, { price: '60' }, { price: '50' }, ['price']],
    ['has nothing to say where both have alike', { price: '60' }, { price: '60' }, { price: '60' }, []],
    ['looks into lists', { products: ['a'] }, { products: ['a', 'b', 'c'] }, { products: ['a'] }, ['products']],
    ['takes no equal list for a change', { products: ['a', 'b'] }, { products: ['c'] }, { products: ['c'] }, []],
  ])('%s', (_what, mine, theirs, shown, both) => {
    const { values, conflicts: found } = mergeEdits({ ...before, ...mine }, before, { ...before, ...theirs })
    expect(values).toEqual({ ...before, ...shown })
    expect(found).toEqual(both)
  })
})

it('says what they have made of a text, and no more of anything else', () => {
  expect(conflictText('60')).toBe('Somebody else has changed this to “60”.')
  expect(conflictText(['a'])).toBe('Somebody else has changed this, too.')
})
