import { clearUserStorage } from '@whirligig/core/storage'
import { describe, expect, it } from 'vitest'
import { createOpenChat } from './test/create-chat-test.ts'
import { stubBrowser, userStorageKeys } from './test/stub-browser.ts'

stubBrowser()

describe('the selected conversation', () => {
  it('is restored for the same user only', async () => {
    const { chat } = await createOpenChat()
    chat.select('ada')
    expect((await createOpenChat()).state().selected).toBe('ada')
    expect((await createOpenChat('another user')).state().selected).toBeNull()
    chat.select(null)
    expect((await createOpenChat()).state().selected).toBeNull()
  })

  it('is removed at sign-out', async () => {
    const { chat } = await createOpenChat()
    chat.select('ada')
    clearUserStorage()
    expect(userStorageKeys()).toEqual([])
    expect((await createOpenChat()).state().selected).toBeNull()
  })

  it.each(['invalid', '{"user":"me"}', '[]', '{"user":"me","with":7}'])(
    'is empty when local storage contains %s',
    async (text) => {
      localStorage.setItem('private_selected_chat', text)
      expect((await createOpenChat()).state().selected).toBeNull()
    },
  )
})
