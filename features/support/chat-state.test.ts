import { CHAT, type ChatMessage } from '@whirligig/contract'
import { aChatConversation, aChatMessage, aChatUser } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import {
  type ChatState,
  EMPTY_THREAD,
  heardConversations,
  heardMessage,
  heardOf,
  heardOlder,
  heardPresence,
  heardThread,
  lineBroke,
  NOTHING_YET,
  reachedBy,
  startedTyping,
  threadOf,
  withThread,
} from './chat-state.ts'

const ADA = aChatUser({ id: 'ada' })
const at = (second: number, overrides: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({
    id: `m${second}`,
    from: 'ada',
    to: 'me',
    time: new Date(Date.UTC(2026, 10, 20, 15, 0, second)).toISOString(),
    ...overrides,
  })
const mine = { from: 'me', to: 'ada' }
const fresh = (...messages: ChatMessage[]): ChatState => withThread(NOTHING_YET, 'ada', { messages, state: 'fresh' })
const shown = (state: ChatState) =>
  threadOf(state, 'ada')
    .messages.map(({ id }) => id)
    .join(' ')

describe('a message', () => {
  it.each([
    ['of the other', at(2)],
    ['of my other tab', at(2, mine)],
  ])('%s goes to the end of the conversation and of the list', (_, message) => {
    const state = heardMessage(fresh(at(1)), 'me', message)
    expect(shown(state)).toBe('m1 m2')
    expect(state.last.ada?.id).toBe('m2')
  })

  it('that comes late does not become the newest', () => {
    const state = heardMessage(heardMessage(fresh(), 'me', at(2)), 'me', at(1))
    expect([shown(state), state.last.ada?.id]).toEqual(['m1 m2', 'm2'])
  })

  it('of a conversation that has something missing waits for that', () => {
    const state = heardMessage(lineBroke(fresh(at(1))), 'me', at(9))
    expect([shown(state), threadOf(state, 'ada').since, state.last.ada?.id]).toEqual(['m1', 'm1', 'm9'])
  })

  it('ends what was said of typing, and says nothing of what has arrived', () => {
    const state = heardMessage(startedTyping(fresh(), 'ada'), 'me', at(5))
    expect([state.typing, state.reached]).toEqual([[], {}])
  })
})

describe('a conversation that was asked for', () => {
  const full = Array.from({ length: CHAT.maxMessages }, (_, i) => at(i + 100))
  const asked = withThread(NOTHING_YET, 'ada', { state: 'loading' })

  it.each([
    ['is all there', [at(1)], false],
    ['has none', [], false],
    ['is longer than an answer', full, true],
  ])('%s', (_, answer, more) => {
    expect(threadOf(heardThread(asked, 'ada', answer), 'ada')).toEqual({
      ...EMPTY_THREAD,
      messages: answer,
      state: 'fresh',
      more,
    })
  })

  it('again after a break keeps what is known of older ones', () => {
    const broken = lineBroke(withThread(fresh(at(1)), 'ada', { more: true }))
    expect(threadOf(heardThread(broken, 'ada', [at(1), at(2)]), 'ada').more).toBe(true)
    expect(shown(heardThread(broken, 'ada', [at(1), at(2)]))).toBe('m1 m2')
  })

  it('again after a long break leaves out what lies before the gap, and can fetch it', () => {
    const { messages, more } = threadOf(heardThread(lineBroke(fresh(at(1))), 'ada', full), 'ada')
    expect([messages, more]).toEqual([full, true])
  })

  it('keeps what came while it was on its way', () => {
    expect(shown(heardThread(heardMessage(asked, 'me', at(2)), 'ada', [at(1)]))).toBe('m1 m2')
  })

  it('has older ones put before it', () => {
    const state = heardOlder(withThread(fresh(at(3)), 'ada', { loadingOlder: true }), 'ada', {
      messages: [at(1), at(2)],
      more: false,
    })
    expect(shown(state)).toBe('m1 m2 m3')
    expect(threadOf(state, 'ada')).toMatchObject({ more: false, loadingOlder: false })
  })
})

describe('people', () => {
  const known: ChatState = { ...NOTHING_YET, people: [ADA] }

  it('who come and go stay in their place', () => {
    const away = { ...ADA, online: false }
    expect(heardPresence(known, away).people).toEqual([away])
    expect(heardOf(known, [aChatUser({ id: 'eve' })]).people?.map(({ id }) => id)).toEqual(['ada', 'eve'])
  })

  it('who go type no more', () => {
    expect(heardPresence(startedTyping(known, 'ada'), { ...ADA, online: false }).typing).toEqual([])
  })

  it('nobody is there before the whole list is', () => {
    expect(heardPresence(NOTHING_YET, ADA).people).toBeNull()
  })
})

it('conversations never take the list back to an older message', () => {
  const known: ChatState = { ...NOTHING_YET, last: { ada: at(7) } }
  expect(heardConversations(known, [aChatConversation({ with: 'ada', last: at(3) })]).last.ada?.id).toBe('m7')
  expect(heardConversations(known, [aChatConversation({ with: 'ada', last: at(8) })]).last.ada?.id).toBe('m8')
})

it('what has arrived never goes back', () => {
  const arrived = reachedBy(NOTHING_YET, 'ada', at(5).time)
  const told = (delivered?: string) => heardConversations(arrived, [aChatConversation({ with: 'ada', delivered })])
  expect([told(), told(at(3).time), told(at(7).time)].map(({ reached }) => reached.ada)).toEqual([
    at(5).time,
    at(5).time,
    at(7).time,
  ])
  expect(reachedBy(arrived, 'ada', at(3).time)).toBe(arrived)
})
