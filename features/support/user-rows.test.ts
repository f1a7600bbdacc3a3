import type { ChatUser } from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { createDateFormatter } from './date-formatter.ts'
import { MAX_ROWS, toUserRows, type UserList } from './user-rows.ts'

const formatter = createDateFormatter('en-US', 'UTC')
const now = new Date('2026-11-20T18:00:00.000Z')
const user = (name: string, online = false): ChatUser => ({ id: name.toLowerCase(), name, isAdmin: false, online })
const message = (from: string, to: string, clock: string) =>
  aChatMessage({ from, to, value: 'Hi!', time: `2026-11-20T${clock}:00.000Z`, user: { id: from, name: from } })
const list = ({ state, ...rest }: Partial<Omit<UserList, 'state'>> & { state?: Partial<UserList['state']> }) =>
  toUserRows(
    {
      state: { users: [], last: {}, searchResult: { term: '', ids: [] }, ...state },
      me: 'me',
      unread: {},
      selected: null,
      search: '',
      ...rest,
    },
    formatter,
    now,
  )
const names = (rows: { name: string }[]) => rows.map(({ name }) => name).join(' ')

const users = [user('Zoe'), user('Bea', true), user('Ann'), user('Ida'), user('Eve', true)]

describe('toUserRows', () => {
  it('sorts by the newest message, then online users first, then by name', () => {
    const last = { zoe: message('me', 'zoe', '10:00'), ida: message('ida', 'me', '11:00') }
    expect(names(list({ state: { users, last } }).rows)).toBe('Ida Zoe Bea Eve Ann')
  })

  it.each([
    ['', 'Bea Eve Ann Ida Zoe'],
    ['  eA ', 'Bea'],
    ['x@y.test', 'Ida'],
    ['unknown', ''],
  ])('filters by name and by the search result of the server: %j', (search, expected) => {
    expect(names(list({ state: { users, searchResult: { term: 'x@y.test', ids: ['ida'] } }, search }).rows)).toBe(
      expected,
    )
  })

  it('contains the last message with its writer and time, and the unread count', () => {
    const state = {
      users: [user('Ann'), user('Bea')],
      last: { ann: message('me', 'ann', '10:00'), bea: message('bea', 'me', '09:00') },
    }
    expect(list({ state, unread: { bea: 2, ann: 1 }, selected: 'ann' }).rows).toEqual([
      {
        id: 'ann',
        name: 'Ann',
        online: false,
        unread: 0,
        lastMessage: 'You: Hi!',
        lastTime: expect.stringMatching(/^10:00/),
      },
      {
        id: 'bea',
        name: 'Bea',
        online: false,
        unread: 2,
        lastMessage: 'Hi!',
        lastTime: expect.stringMatching(/^9:00/),
      },
    ])
  })

  it('keeps a former staff member who has written', () => {
    const state = {
      users: [user('Ann')],
      last: { old: message('old', 'me', '10:00'), gone: message('me', 'gone', '11:00') },
    }
    expect(names(list({ state }).rows)).toBe('old Ann')
  })

  it('limits the rows and counts all matches', () => {
    const many = Array.from({ length: MAX_ROWS + 20 }, (_, i) => user(`P${i}`))
    const { rows, count } = list({ state: { users: many } })
    expect([rows.length, count]).toEqual([MAX_ROWS, MAX_ROWS + 20])
  })
})
