import { describe, expect, it } from 'vitest'
import { parseOptions } from './options.ts'

describe('parseOptions', () => {
  it('defaults to all stories, in the given number of pages', () => {
    expect(parseOptions([], 4)).toEqual({
      base: undefined,
      only: '',
      all: false,
      tolerance: 8,
      pages: 4,
      installed: false,
      accept: [],
      report: undefined,
    })
  })

  it('parses every option', () => {
    const args = ['--base', 'v1', '--only', 'cart', '--tolerance=12', '--pages', '1', '--installed']
    expect(parseOptions(args, 4)).toMatchObject({ base: 'v1', only: 'cart', tolerance: 12, pages: 1, installed: true })
  })

  it('parses the changes to accept, and their report', () => {
    expect(parseOptions(['--accept', '1,12', '--report', 'downloads/report'], 4)).toMatchObject({
      accept: [1, 12],
      report: 'downloads/report',
    })
  })

  it.each([
    [['--tolerance', 'few'], "--tolerance must be a whole number of at least 0, not 'few'."],
    [['--tolerance', '1.5'], "--tolerance must be a whole number of at least 0, not '1.5'."],
    [['--pages', '0'], "--pages must be a whole number of at least 1, not '0'."],
    [['--accept', 'all'], "--accept must be the numbers of changes, such as 1,3, not 'all'."],
    [['--accept', '0'], "--accept must be the numbers of changes, such as 1,3, not '0'."],
    [['--fast'], /Unknown option '--fast'/],
  ])('throws for %j', (args, message) => {
    expect(() => parseOptions(args, 4)).toThrow(message)
  })
})
