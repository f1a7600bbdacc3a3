import type { ChatUser } from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { SUPPORT_ID } from './conversation-id.ts'
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
      state: { users: [], last: {}, inbox: {}, searchResult: { term: '', ids: [] }, ...state },
      me: 'me',
      isStaff: true,
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
    const { rows, others } = list({ state: { users, last } })
    expect([names(rows), names(others)]).toEqual(['Ida Zoe', 'Bea Eve Ann'])
  })

  it.each([
    ['', 'Bea Eve Ann Ida Zoe'],
    ['  eA ', 'Bea'],
    ['x@y.test', 'Ida'],
    ['unknown', ''],
  ])('filters by name and by the search result of the server: %j', (search, expected) => {
    const searchResult = { term: 'x@y.test', ids: ['ida'] }
    expect(names(list({ state: { users, searchResult }, search }).others)).toBe(expected)
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

  it('keeps a person who has written and is not in the list', () => {
    const state = {
      users: [user('Ann')],
      last: { old: message('old', 'me', '10:00'), gone: message('me', 'gone', '11:00') },
    }
    const { rows, others } = list({ state })
    expect([names(rows), names(others)]).toEqual(['old', 'Ann'])
  })

  it('limits the rows and counts all matches', () => {
    const many = Array.from({ length: MAX_ROWS + 20 }, (_, i) => user(`P${i}`))
    const { others, count } = list({ state: { users: many } })
    expect([others.length, count]).toEqual([MAX_ROWS, MAX_ROWS + 20])
  })

  it('is one row for everyone who is not staff, with all unread messages', () => {
    const last = { [SUPPORT_ID]: message('zoe', 'me', '10:00') }
    const { rows, others } = list({ state: { users, last }, isStaff: false, unread: { zoe: 1, eve: 2 } })
    expect(rows).toEqual([
      expect.objectContaining({ id: SUPPORT_ID, name: 'Support', online: true, unread: 3, lastMessage: 'Hi!' }),
    ])
    expect(others).toEqual([])
    expect(names(list({ state: { users: [user('Ann')] }, isStaff: false }).others)).toBe('Support')
    expect(list({ state: { users: [] }, isStaff: false }).count).toBe(0)
  })
})

describe('the parts of the shared inbox', () => {
  const eve = { id: 'eve', name: 'Eve' }
  const inbox = {
    zoe: { name: 'Zoe', isOpen: true, assignedTo: null },
    bea: { name: 'Bea', isOpen: true, assignedTo: eve },
    ann: { name: 'Ann', isOpen: false, assignedTo: { id: 'me', name: 'Me' } },
    gone: { name: 'Gone', isOpen: false, assignedTo: null },
  }
  const last = {
    zoe: message('zoe', 'eve', '10:00'),
    bea: message('bea', 'eve', '09:00'),
    ann: message('eve', 'ann', '08:00'),
    gone: message('me', 'gone', '07:00'),
  }
  const state = { users, last, inbox }

  it.each([
    [undefined, 'Zoe Bea Ann Gone', 'Eve Ida'],
    ['open', 'Zoe Bea', ''],
    ['answered', 'Ann Gone', ''],
    ['mine', 'Ann', ''],
  ] as const)('%s', (part, withMessages, without) => {
    const { rows, others } = list({ state, part })
    expect([names(rows), names(others)]).toEqual([withMessages, without])
  })

  it('say who takes care of a person, and who wrote last', () => {
    expect(list({ state }).rows.map(({ note, lastMessage }) => [note, lastMessage])).toEqual([
      ['Waiting for an answer', 'Hi!'],
      ['Waiting for Eve', 'Hi!'],
      ['Answered, with you', 'eve: Hi!'],
      [undefined, 'You: Hi!'],
    ])
  })
})
