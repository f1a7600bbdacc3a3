import { CHAT, type ChatMessage } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { setupChat } from '../../../test/setup-chat.ts'
import { newId } from '../../db/id.ts'

const toTexts = (messages: ChatMessage[]) => messages.map(({ value }) => value)
const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => `${first + i}`)

const chat = setupChat()

it("returns the newest 200 messages of each of the user's conversations, oldest first", async () => {
  const otto = await chat.shop.signIn()
  await chat.insertMessages(205)
  await chat.insertMessages(3, chat.ada, otto)
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  const own: ChatMessage[] = await minaTab.emitWithAck('getMessages')
  expect(toTexts(own)).toEqual(numbers(6, 205))
  const all: ChatMessage[] = await adaTab.emitWithAck('getMessages')
  expect(all).toHaveLength(203)
  expect(all.map(({ time }) => time)).toEqual(all.map(({ time }) => time).toSorted())
  expect(toTexts(await adaTab.emitWithAck('getMessages', { with: otto.id }))).toEqual(['1', '2', '3'])
  expect(await minaTab.emitWithAck('getMessages', { with: otto.id })).toEqual([])
})

it('returns older messages page by page', async () => {
  const rows = await chat.insertMessages(120)
  const minaTab = await chat.connect(chat.mina)
  const pageBefore = async (id: string | undefined) => {
    const { messages, more } = await minaTab.emitWithAck('getOlder', { with: chat.ada.id, before: id })
    return [toTexts(messages), more, messages[0]?.id]
  }
  const [page, more, first] = await pageBefore(rows[119]?.id)
  expect([page, more]).toEqual([numbers(120 - CHAT.olderPageSize, 119), true])
  const [next, moreStill, second] = await pageBefore(first)
  expect([next, moreStill]).toEqual([numbers(20, 69), true])
  expect(await pageBefore(second)).toEqual([numbers(1, 19), false, rows[0]?.id])
  expect(await pageBefore(newId())).toEqual([[], false, undefined])
})

it('returns messages since a given one, with a small overlap', async () => {
  const rows = await chat.insertMessages(60)
  const minaTab = await chat.connect(chat.mina)
  const missed = toTexts(await minaTab.emitWithAck('getMessages', { since: rows[49]?.id }))
  expect(missed).toEqual(numbers(41, 60))
})
