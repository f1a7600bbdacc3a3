import { CHAT, type ChatMessage } from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { mergeById, mergeHistory, pickNewer } from './merge.ts'

const at = (second: number, id = `m${second}`): ChatMessage =>
  aChatMessage({ id, value: id, time: new Date(Date.UTC(2026, 10, 20, 15, 0, second)).toISOString() })
const range = (first: number, count: number) => Array.from({ length: count }, (_, i) => at(first + i))
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id).join(' ')

describe('mergeById', () => {
  it.each([
    ['merges two empty lists', [], [], ''],
    ['appends a newer message', [at(1)], [at(2)], 'm1 m2'],
    ['inserts a late message at its place', [at(1), at(3)], [at(2)], 'm1 m2 m3'],
    ['keeps a message of both lists once', [at(1), at(2)], [at(2), at(3)], 'm1 m2 m3'],
    ['drops duplicates of the second list', [], [at(1), at(1)], 'm1'],
    ['sorts messages of one moment by id', [at(1, 'b')], [at(1, 'c'), at(1, 'a')], 'a b c'],
  ])('%s', (_, existing, incoming, expected) => {
    expect(ids(mergeById(existing, incoming))).toBe(expected)
  })

  it('returns the same list when nothing is new', () => {
    const existing = [at(1)]
    expect(mergeById(existing, [at(1)])).toBe(existing)
  })
})

describe('mergeHistory', () => {
  it.each([
    ['adds nothing when nothing was missed', [at(1)], [at(1)], 'm1', false],
    ['adds a missed message', [at(1)], [at(1), at(2)], 'm1 m2', false],
    ['returns the loaded page when the list is empty', [], [at(1)], 'm1', false],
    ['finds no gap when the page is not full', [at(1)], [at(30)], 'm1 m30', false],
  ])('%s', (_, existing, loaded, expected, hasGap) => {
    const merged = mergeHistory(existing, loaded)
    expect([ids(merged.messages), merged.hasGap]).toEqual([expected, hasGap])
  })

  it('keeps only the new page when more was missed than one page holds', () => {
    const page = range(100, CHAT.maxMessages)
    expect(mergeHistory([at(1)], page)).toEqual({ messages: page, hasGap: true })
    expect(mergeHistory([at(100)], page)).toEqual({ messages: page, hasGap: false })
    expect(mergeHistory([], page).hasGap).toBe(false)
  })
})

describe('newerOf', () => {
  it.each([
    [undefined, at(1), 'm1'],
    [at(1), at(2), 'm2'],
    [at(2), at(1), 'm2'],
  ])('returns the newer of two messages', (a, b, id) => {
    expect(pickNewer(a, b).id).toBe(id)
  })
})
