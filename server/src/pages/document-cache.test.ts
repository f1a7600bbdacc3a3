import { expect, it } from 'vitest'
import { createDocumentCache } from './document-cache.ts'

it('lets other work run between the renders of two documents', async () => {
  const order: string[] = []
  const { get } = createDocumentCache()
  const render = (name: string) => () => {
    order.push(name)
    setImmediate(() => order.push(`other work after ${name}`))
    return name
  }
  await Promise.all([get('a', render('a')), get('b', render('b'))])
  expect(order.slice(0, 3)).toEqual(['a', 'other work after a', 'b'])
})

it('renders a document after another one could not be rendered', async () => {
  const { get } = createDocumentCache()
  const failed = get('a', () => {
    throw new Error('no page')
  })
  const next = get('b', () => 'b')
  await expect(failed).rejects.toThrow('no page')
  expect((await next).br.length).toBeGreaterThan(0)
})
