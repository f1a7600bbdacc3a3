import { CHAT, type ChatMessage } from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { caughtUp, later, merged } from './merge.ts'

const at = (second: number, id = `m${second}`): ChatMessage =>
  aChatMessage({ id, value: id, time: new Date(Date.UTC(2026, 10, 20, 15, 0, second)).toISOString() })
const many = (first: number, count: number) => Array.from({ length: count }, (_, i) => at(first + i))
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id).join(' ')

describe('merged', () => {
  it.each([
    ['nothing with nothing', [], [], ''],
    ['what is new to what is known', [at(1)], [at(2)], 'm1 m2'],
    ['what came late to its place', [at(1), at(3)], [at(2)], 'm1 m2 m3'],
    ['what is there already once', [at(1), at(2)], [at(2), at(3)], 'm1 m2 m3'],
    ['what came twice once', [], [at(1), at(1)], 'm1'],
    ['one moment by id', [at(1, 'b')], [at(1, 'c'), at(1, 'a')], 'a b c'],
  ])('%s', (_, known, news, expected) => {
    expect(ids(merged(known, news))).toBe(expected)
  })

  it('leaves the list as it is where nothing is new', () => {
    const known = [at(1)]
    expect(merged(known, [at(1)])).toBe(known)
  })
})

describe('after a while away', () => {
  it.each([
    ['nothing was missed', [at(1)], [at(1)], 'm1', false],
    ['one was missed', [at(1)], [at(1), at(2)], 'm1 m2', false],
    ['nothing was known', [], [at(1)], 'm1', false],
    ['few were missed and none of them was known', [at(1)], [at(30)], 'm1 m30', false],
  ])('%s', (_, known, answer, expected, gap) => {
    const after = caughtUp(known, answer)
    expect([ids(after.messages), after.gap]).toEqual([expected, gap])
  })

  it('more was missed than one answer holds: what lies before the gap is left out', () => {
    const answer = many(100, CHAT.maxMessages)
    expect(caughtUp([at(1)], answer)).toEqual({ messages: answer, gap: true })
    expect(caughtUp([at(100)], answer)).toEqual({ messages: answer, gap: false })
    expect(caughtUp([], answer).gap).toBe(false)
  })
})

it.each([
  [undefined, at(1), 'm1'],
  [at(1), at(2), 'm2'],
  [at(2), at(1), 'm2'],
])('the later one', (one, other, id) => {
  expect(later(one, other).id).toBe(id)
})
