import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildForm, createPicture } from '../../test/fixtures/staff.ts'
import { setupObjectStorage } from '../../test/object-storage.ts'
import { AS_ADMIN, testApp } from '../../test/test-app.ts'
import { HOUR } from '../lib/clock.ts'
import { deleteOrphanPictures } from './delete-orphans.ts'
import { checkBucket, createBucketStorage } from './picture-bucket.ts'

const { settings } = setupObjectStorage()

it('stores a file until it is removed', async () => {
  const bucket = createBucketStorage(settings())
  expect([await bucket.has('a.webp'), await bucket.read('a.webp')]).toEqual([false, null])
  await bucket.write('a.webp', new Uint8Array([1, 2]))
  expect([await bucket.has('a.webp'), [...((await bucket.read('a.webp')) ?? [])]]).toEqual([true, [1, 2]])
  await bucket.remove('a.webp')
  await bucket.remove('a.webp')
  expect(await bucket.has('a.webp')).toBe(false)
})

it('checkBucket rejects a bucket that cannot be reached', async () => {
  await expect(checkBucket(settings())).resolves.toBeUndefined()
  await expect(checkBucket({ ...settings(), bucket: 'other' })).rejects.toThrow()
  await expect(checkBucket({ ...settings(), endpoint: 'http://127.0.0.1:1' })).rejects.toThrow()
})

it('stores and serves an uploaded picture until nothing uses it', async () => {
  await using shop = await testApp({ config: { s3: settings() } })
  const { token } = await shop.signIn(AS_ADMIN)
  const fields = { sku: 'KITE', name: 'Kite', description: 'Flies.', quantity: 4, price: 12, taxable: 1 }
  const added = await shop.call('POST', '/product/add', {
    token,
    ...(await buildForm({ ...fields, image: await createPicture() })),
  })
  const { _id, imageUrl } = added.body.product
  const response = await shop.app.inject(imageUrl)
  expect([response.statusCode, response.rawPayload.subarray(8, 12).toString()]).toEqual([200, 'WEBP'])
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const smaller = await shop.app.inject(imageUrl.replace('640.webp', '320.avif'))
  expect([smaller.statusCode, smaller.headers['content-type']]).toEqual([200, 'image/avif'])
  const again = { url: imageUrl, headers: { 'if-none-match': String(response.headers.etag) } }
  expect((await shop.app.inject(again)).statusCode).toBe(304)
  for (const none of ['nope-640.webp', '..%2fKITE', 'x.txt']) {
    expect((await shop.app.inject(`/images/products/${none}`)).statusCode).toBe(404)
  }
  // The local folder, used without a bucket, does not exist.
  expect(readdirSync(shop.config.dataDir).filter((name) => name === 'images')).toEqual([])

  await shop.call('DELETE', `/product/delete/${_id}`, { token })
  shop.clock.advance(2 * HOUR)
  await deleteOrphanPictures(shop.deps)
  expect((await shop.app.inject(imageUrl)).statusCode).toBe(404)
  expect((await shop.app.inject(imageUrl.replace('640.webp', '320.avif'))).statusCode).toBe(404)
})
