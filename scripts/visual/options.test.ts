import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('readOptions', () => {
  it('compares everything, on all cores, unless told otherwise', () => {
    expect(readOptions([], 4)).toEqual({ base: undefined, only: '', tolerance: 8, pages: 4, installed: false })
  })

  it('takes what it is given', () => {
    const args = ['--base', 'v1', '--only', 'cart', '--tolerance=12', '--pages', '1', '--installed']
    expect(readOptions(args, 4)).toEqual({ base: 'v1', only: 'cart', tolerance: 12, pages: 1, installed: true })
  })

  it.each([
    [['--tolerance', 'few'], "--tolerance is a whole number from 0 on, not 'few'."],
    [['--tolerance', '1.5'], "--tolerance is a whole number from 0 on, not '1.5'."],
    [['--pages', '0'], "--pages is a whole number from 1 on, not '0'."],
    [['--fast'], /Unknown option '--fast'/],
  ])('refuses %j', (args, line) => {
    expect(() => readOptions(args, 4)).toThrow(line)
  })
})
