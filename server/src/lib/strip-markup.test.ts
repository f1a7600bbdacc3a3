import { expect, it } from 'vitest'
import { stripMarkup, stripMarkupDeep } from './strip-markup.ts'

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['<b></b>', ''],
  ['a\0b', 'ab'],
  ['<\0b>x', 'x'],
  ['<b>bold</b> words', 'bold words'],
  ['a < b', 'a < b'],
  ['5 > 3', '5 > 3'],
  ['1<2 and 3>2', '1<2 and 3>2'],
  ['I <3 toys', 'I <3 toys'],
  ['-> here <-', '-> here <-'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<IMG\nSRC="x"\n>after', 'after'],
  ['<<b>b>x', 'x'],
  ['<scr<script>ipt>x', 'x'],
  ['price <five', 'price <five'],
  ['x <y and <b>bold</b>', 'x <y and bold'],
  ['x <y and <b>bold</b> 5 > 3', 'x  3'],
  ['</<b>b>x', 'x'],
  ['before <!-- note --> after', 'before  after'],
  ['<!DOCTYPE html>x', 'x'],
  ['<?php echo 1 ?>x', 'x'],
  ['</p>x', 'x'],
  ['a &lt;b&gt; c', 'a &lt;b&gt; c'],
  ['Kärtchen 🧸 <i>日本</i>', 'Kärtchen 🧸 日本'],
])('converts %j to %j', (text, expected) => {
  expect(stripMarkup(text)).toBe(expected)
})

it('handles a megabyte of opening brackets in linear time', () => {
  const brackets = '<'.repeat(1_000_000)
  expect(stripMarkup(brackets)).toBe(brackets)
  expect(stripMarkup('<a'.repeat(300_000))).toBe('<a'.repeat(300_000))
  expect(stripMarkup('<a'.repeat(300_000) + '>'.repeat(300_000))).toBe('')
})

it('strips every text of a body but passwords and tokens, and changes nothing else', () => {
  expect(
    stripMarkupDeep({
      name: '<b>Ada</b>',
      password: '<b>',
      profile: { confirmPassword: '<i>', firstName: '<i>A', list: ['<p>x', 1, null, true] },
      price: 5,
    }),
  ).toEqual({
    name: 'Ada',
    password: '<b>',
    profile: { confirmPassword: '<i>', firstName: 'A', list: ['x', 1, null, true] },
    price: 5,
  })
  expect(stripMarkupDeep(undefined)).toBe(undefined)
})
