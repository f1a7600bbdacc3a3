import { describe, expect, it } from 'vitest'
import { type } from '../tokens.ts'
import { TEXT_SIZES } from './class-groups.ts'
import { cx } from './cx.ts'

describe('cx', () => {
  it.each([
    ['a padding', 'px-6 py-2', 'px-2', 'py-2 px-2'],
    ['all paddings', 'px-6 pt-2 ps-1', 'p-4', 'p-4'],
    ['a margin with a negative one', 'mt-4', '-mt-1', '-mt-1'],
    ['a background', 'bg-card text-ink', 'bg-sun-pale', 'text-ink bg-sun-pale'],
    ['the colour of text but not its size', 'text-base text-ink', 'text-plum', 'text-base text-plum'],
    ['the size of text but not its colour', 'text-base text-ink', 'text-hero', 'text-ink text-hero'],
    ['a size in any unit', 'text-base', 'text-[0.7em]', 'text-[0.7em]'],
    ['width and height', 'h-4 w-8', 'size-6', 'size-6'],
    ['the width of a border but not its colour', 'border-[1.5px] border-edge', 'border-4', 'border-edge border-4'],
    [
      'the colour of a border but not its width',
      'border border-b-4 border-edge',
      'border-ink',
      'border border-b-4 border-ink',
    ],
    ['the display', 'inline-flex items-center', 'hidden', 'items-center hidden'],
    ['all corners', 'rounded-card rounded-t-none', 'rounded-full', 'rounded-full'],
    ['the position', 'absolute start-2', 'static', 'start-2 static'],
    ['all sides of a positioned element', 'top-1 end-2', 'inset-0', 'inset-0'],
  ])('replaces %s', (_what, own, className, expected) => {
    expect(cx(own, className)).toBe(expected)
  })

  it.each([
    ['under another condition', 'px-6 sm:px-8', 'hover:px-2'],
    ['of one side of what is set for all', 'p-6', 'ps-2'],
    ['that it does not know', 'inset-ring inset-ring-edge', 'inset-0'],
    ['of the same name but another property', 'border-separate border-spacing-0', 'border border-dashed border-ink'],
  ])('keeps a class %s', (_what, own, className) => {
    expect(cx(own, className)).toBe(`${own} ${className}`)
  })

  it('skips what is not a class', () => {
    expect(cx('flex', undefined, false, null, '', ['gap-2'])).toBe('flex gap-2')
  })
})

it('takes every size of the tokens for a size', () => {
  expect(TEXT_SIZES).toEqual(Object.keys(type))
})
