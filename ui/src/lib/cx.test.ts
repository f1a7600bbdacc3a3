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
    ['a class under the same condition', 'px-6 sm:hover:px-8', 'sm:hover:px-2', 'px-6 sm:hover:px-2'],
    [
      'a class under the same condition with a colon in brackets',
      '[&>a:hover]:px-6',
      '[&>a:hover]:px-2',
      '[&>a:hover]:px-2',
    ],
    [
      'a class under the same condition in parentheses',
      'supports-(a:b):px-6',
      'supports-(a:b):px-2',
      'supports-(a:b):px-2',
    ],
    ['an important class, written either way', '!px-6 px-7!', '!px-2', '!px-2'],
    ['a negative important class', '!-mt-1', 'mt-2!', 'mt-2!'],
    ['a value with a colon', 'w-[calc(a:b)]', 'w-4', 'w-4'],
    ['a class that it has itself twice', 'px-1 px-2', 'px-3 px-4', 'px-4'],
  ])('replaces %s', (_what, own, className, expected) => {
    expect(cx(own, className)).toBe(expected)
  })

  it.each([
    ['under another condition', 'px-6 sm:px-8', 'hover:px-2'],
    ['that is important', 'px-6!', 'px-2'],
    ['that is not important', 'px-6', 'px-2!'],
    ['under another condition in brackets', '[&>a:hover]:px-6', '[&>a:focus]:px-2'],
    ['under one more condition', 'sm:px-6', 'sm:hover:px-2'],
    ['of which only the value is the same', 'px-6 [--x:px-2]', 'py-2'],
    ['of one side of what is set for all', 'p-6', 'ps-2'],
    ['that it does not know', 'inset-ring inset-ring-edge', 'inset-0'],
    ['of the same name but another property', 'border-separate border-spacing-0', 'border border-dashed border-ink'],
  ])('keeps a class %s', (_what, own, className) => {
    expect(cx(own, className)).toBe(`${own} ${className}`)
  })

  it('skips what is not a class', () => {
    expect(cx('flex', undefined, false, null, '', ['gap-2'])).toBe('flex gap-2')
    expect(cx(undefined)).toBe('')
  })

  it('removes spaces that are too much', () => {
    expect(cx('  flex \n gap-2  ')).toBe('flex gap-2')
  })

  it('gives the same classes after many others', () => {
    const merge = () => cx('px-6 px-2', 'py-1')
    expect(merge()).toBe('px-2 py-1')
    for (let index = 0; index < 1100; index++) expect(cx('pt-1', `pt-${index}`)).toBe(`pt-${index}`)
    expect(merge()).toBe('px-2 py-1')
    expect(merge()).toBe('px-2 py-1')
  })
})

it('takes every size of the tokens for a size', () => {
  expect(TEXT_SIZES).toEqual(Object.keys(type))
})
