import type { ChatUser } from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { localTime } from './local-time.ts'
import { MOST_ROWS, type People, personRows } from './person-rows.ts'

const at = localTime('en-US', 'UTC')
const now = new Date('2026-11-20T18:00:00.000Z')
const person = (name: string, online = false): ChatUser => ({ id: name.toLowerCase(), name, isAdmin: false, online })
const said = (from: string, to: string, clock: string) =>
  aChatMessage({ from, to, value: 'Hi!', time: `2026-11-20T${clock}:00.000Z`, user: { id: from, name: from } })
const list = ({ state, ...rest }: Partial<Omit<People, 'state'>> & { state?: Partial<People['state']> }) =>
  personRows(
    {
      state: { people: [], last: {}, found: { term: '', ids: [] }, ...state },
      me: 'me',
      unread: {},
      reading: null,
      search: '',
      ...rest,
    },
    at,
    now,
  )
const names = (rows: { name: string }[]) => rows.map(({ name }) => name).join(' ')

const people = [person('Zoe'), person('Bea', true), person('Ann'), person('Ida'), person('Eve', true)]

describe('the order', () => {
  it('talked to last, then here, then by name', () => {
    const last = { zoe: said('me', 'zoe', '10:00'), ida: said('ida', 'me', '11:00') }
    expect(names(list({ state: { people, last } }).rows)).toBe('Ida Zoe Bea Eve Ann')
  })
})

describe('a search', () => {
  it.each([
    ['', 'Bea Eve Ann Ida Zoe'],
    ['  eA ', 'Bea'],
    ['x@y.test', 'Ida'],
    ['nobody', ''],
  ])('%j', (search, expected) => {
    expect(names(list({ state: { people, found: { term: 'x@y.test', ids: ['ida'] } }, search }).rows)).toBe(expected)
  })
})

it('a row says what was said last, by whom and when, and how much of it is unread', () => {
  const state = {
    people: [person('Ann'), person('Bea')],
    last: { ann: said('me', 'ann', '10:00'), bea: said('bea', 'me', '09:00') },
  }
  expect(list({ state, unread: { bea: 2, ann: 1 }, reading: 'ann' }).rows).toEqual([
    {
      id: 'ann',
      name: 'Ann',
      online: false,
      unread: 0,
      lastMessage: 'You: Hi!',
      lastTime: expect.stringMatching(/^10:00/),
    },
    { id: 'bea', name: 'Bea', online: false, unread: 2, lastMessage: 'Hi!', lastTime: expect.stringMatching(/^9:00/) },
  ])
})

it('who has written and is no staff any more is still there', () => {
  const state = {
    people: [person('Ann')],
    last: { old: said('old', 'me', '10:00'), gone: said('me', 'gone', '11:00') },
  }
  expect(names(list({ state }).rows)).toBe('old Ann')
})

it('of very many the closest are drawn, and all are counted', () => {
  const many = Array.from({ length: MOST_ROWS + 20 }, (_, i) => person(`P${i}`))
  const { rows, count } = list({ state: { people: many } })
  expect([rows.length, count]).toEqual([MOST_ROWS, MOST_ROWS + 20])
})
