import { expect, it, vi } from 'vitest'
import { type Sharing, shareLink } from './share-link.ts'

const LINK = { title: 'Teddy Bears', url: 'https://shop.example/product/teddy-bears' }
const REFUSED = new DOMException('x', 'NotAllowedError')
const CANCELLED = new DOMException('x', 'AbortError')

const succeed = async () => {}
const reject = (error: DOMException) => async () => {
  throw error
}

it.each<[string, Sharing, string]>([
  ['shares with the system', { share: succeed }, 'shared'],
  ['copies nothing if the user cancels', { share: reject(CANCELLED), clipboard: { writeText: succeed } }, 'cancelled'],
  ['copies if the system refuses', { share: reject(REFUSED), clipboard: { writeText: succeed } }, 'copied'],
  ['copies if the system cannot share', { clipboard: { writeText: succeed } }, 'copied'],
  ['reports a refused clipboard', { clipboard: { writeText: reject(REFUSED) } }, 'refused'],
  ['reports that there is no clipboard', {}, 'refused'],
])('%s', async (_name, sharing, result) => {
  expect(await shareLink(LINK, sharing)).toBe(result)
})

it('passes title and address to the system, and only the address to the clipboard', async () => {
  const share = vi.fn(reject(REFUSED))
  const writeText = vi.fn(succeed)
  await shareLink(LINK, { share, clipboard: { writeText } })
  expect(share).toHaveBeenCalledWith(LINK)
  expect(writeText).toHaveBeenCalledWith(LINK.url)
})
