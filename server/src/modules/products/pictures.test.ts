// Long because it lists every kind of invalid image and form.
import { existsSync, readdirSync } from 'node:fs'
import { FORM_TEXT } from '@whirligig/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { buildForm, createPicture } from '../../../test/fixtures/staff.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { runCleanup } from '../../cleanup.ts'
import { pictures, products } from '../../db/schema/index.ts'
import { pictureFolderPath } from '../../images/picture-folder.ts'
import { pictureFileName } from '../../images/picture-url.ts'
import { HOUR } from '../../lib/clock.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp()
  token = (await shop.signIn(AS_ADMIN)).token
})
afterAll(() => shop.close())

const MESSAGE = 'Please upload files with jpg, jpeg, png format.'
const kite = { name: 'Kite', description: 'Flies.', quantity: '4', price: '12', taxable: '0' }
let skus = 0
const add = async (form: Parameters<typeof buildForm>[0]) => {
  skus += 1
  return shop.call('POST', '/product/add', { token, ...(await buildForm({ ...kite, sku: `K-${skus}`, ...form })) })
}
const replace = async (id: string, form: Parameters<typeof buildForm>[0]) =>
  shop.call('PUT', `/product/${id}/image`, { token, ...(await buildForm(form)) })
const files = () => {
  const folder = pictureFolderPath(shop.config.dataDir)
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
const findHashes = async () => (await shop.db.select({ hash: pictures.hash }).from(pictures)).map(({ hash }) => hash)
const toFileNames = (all: readonly string[]) => all.map((hash) => pictureFileName(hash, 1280)).toSorted()

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c23527' } })
/** Creates a PNG chunk with an invalid checksum. */
const chunk = (name: string, bytes: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, Buffer.from(name), bytes, Buffer.alloc(4)])
}
/** Inserts a chunk after the header of a PNG, which is 8 + 25 bytes long. */
const withChunk = (png: Buffer, name: string, bytes: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk(name, bytes), png.subarray(33)])
/** Creates the first half of an image that hardly compresses. */
const createTruncated = async (kind: 'png' | 'jpeg') => {
  let seed = 1
  const data = Buffer.from(
    Array.from({ length: 90 * 90 * 3 }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % 256
    }),
  )
  const photograph = await sharp(data, { raw: { width: 90, height: 90, channels: 3 } })
    .toFormat(kind)
    .toBuffer()
  return photograph.subarray(0, photograph.length / 2)
}

describe('an invalid image', () => {
  const { animated, unreadable, pixels, large } = FORM_TEXT.image
  const invalidImages: [string, () => Promise<Buffer> | Buffer, string?][] = [
    ['a text file named as an image', () => Buffer.from('not a picture')],
    ['an empty file', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['a GIF', () => plain(9, 9).gif().toBuffer()],
    ['a WebP', () => plain(9, 9).webp().toBuffer()],
    ['an AVIF', () => plain(9, 9).avif().toBuffer()],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
    ['an animated PNG', async () => withChunk(await createPicture(), 'acTL', Buffer.alloc(8)), animated],
    ['a truncated PNG', () => createTruncated('png'), unreadable],
    ['a truncated JPEG', () => createTruncated('jpeg'), unreadable],
    ['the header of a PNG alone', async () => (await createPicture()).subarray(0, 20), unreadable],
    [
      'an HTML page with the header of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')]),
      unreadable,
    ],
    ['an image of 41 megapixels', () => plain(8200, 5000).png().toBuffer(), pixels],
    [
      'a file larger than 5 MB',
      async () => Buffer.concat([await createPicture(), Buffer.alloc(5 * 1024 * 1024)]),
      large,
    ],
  ]

  it.each(invalidImages)('is rejected without a trace: %s', async (_, make, message = MESSAGE) => {
    const [rows, before] = [await shop.db.$count(products), files()]
    const { status, body } = await add({ image: await make() })
    expect([status, body]).toEqual([400, { error: message, issues: [{ path: 'image', message }] }])
    expect([await shop.db.$count(products), await findHashes(), files()]).toEqual([rows, [], before])
  })

  it('is rejected as a replacement, and the old picture stays', async () => {
    const toy = await addProduct(shop.db)
    const { status, body } = await replace(toy.id, { image: Buffer.from('GIF89a') })
    expect([status, body.error]).toEqual([400, MESSAGE])
    await shop.db.delete(products)
  })
})

describe('an invalid form', () => {
  const forms: [string, Parameters<typeof buildForm>[0], string][] = [
    ['without an image', {}, MESSAGE],
    ['with the image in another field', { photo: Buffer.from('a') }, MESSAGE],
    ['with text instead of an image', { image: 'toy.png' }, MESSAGE],
    ['with two images', { image: [Buffer.from('a'), Buffer.from('b')] }, 'Please upload one picture only.'],
    ['with a field of a megabyte', { description: 'x'.repeat(1_000_000) }, 'A field of the form is too long.'],
    [
      'with too many fields',
      Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, 'x'])),
      'The form could not be read. Please send it again.',
    ],
    ['with an invalid field', { price: '0' }, 'Price must be at least 1.'],
  ]
  it.each(forms)('%s is rejected with a message', async (_, form, error) => {
    const { status, body } = await add(form)
    expect([status, body.error]).toEqual([400, error])
  })

  const raw = (payload: string, type = 'multipart/form-data; boundary=x') =>
    shop.call('POST', '/product/add', { token, body: payload, headers: { 'content-type': type } })
  it.each<[string, string, string | undefined, string]>([
    [
      'that ends early',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
      undefined,
      'The form could not be read. Please send it again.',
    ],
    ['without a boundary', '--x--', 'multipart/form-data', 'The form could not be read. Please send it again.'],
    ['that is JSON', '{}', 'application/json', 'The body of the request must be a form (multipart/form-data).'],
    [
      'with a field named __proto__',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nb\r\n--x--\r\n',
      undefined,
      'The form could not be read. Please send it again.',
    ],
    [
      'with a field twice',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      undefined,
      'A field of the form came twice.',
    ],
    ['that is empty', '', undefined, 'Sku is required.'],
  ])('%s is rejected with a message', async (_, payload, type, error) => {
    const { status, body } = await raw(payload, type)
    expect([status, body.error]).toEqual([400, error])
  })

  it('sent to a call that expects JSON is rejected', async () => {
    const toy = await addProduct(shop.db)
    const { status, body } = await shop.call('PUT', `/product/${toy.id}`, {
      token,
      ...(await buildForm({ name: 'x' })),
    })
    expect([status, body.error]).toEqual([400, 'The body of the request must be JSON (application/json).'])
    await shop.db.delete(products)
  })
})

describe('a valid image', () => {
  const fetchImage = async (imageUrl: string) =>
    sharp((await shop.app.inject(imageUrl.replace('-640', '-1280'))).rawPayload)

  it.each<[string, () => Promise<Buffer>, [number, number]]>([
    ['a CMYK JPEG', () => plain(40, 20).toColourspace('cmyk').jpeg().toBuffer(), [40, 20]],
    [
      'a rotated photograph with EXIF data',
      () =>
        plain(40, 20)
          .jpeg()
          .withExif({ IFD0: { Make: 'Secret' } })
          .withMetadata({ orientation: 6 })
          .toBuffer(),
      [20, 40],
    ],
    ['a 16-bit greyscale PNG', () => plain(40, 20).toColourspace('grey16').png().toBuffer(), [40, 20]],
    ['a PNG with a palette', () => plain(40, 20).png({ palette: true }).toBuffer(), [40, 20]],
    [
      'a JPEG with HTML appended',
      async () => Buffer.concat([await plain(40, 20).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
      [40, 20],
    ],
  ])('becomes a WebP without metadata: %s', async (_, make, size) => {
    const { status, body } = await add({ image: await make() })
    expect([status, body.error]).toEqual([200, undefined])
    const picture = await fetchImage(body.product.imageUrl)
    const { format, width, height, space, exif, icc, xmp } = await picture.metadata()
    expect([format, width, height, space, exif, icc, xmp]).toEqual([
      'webp',
      ...size,
      'srgb',
      undefined,
      undefined,
      undefined,
    ])
    expect(await picture.toBuffer().then((bytes) => bytes.includes('<script>'))).toBe(false)
  })
})

describe('unused pictures', () => {
  beforeEach(async () => {
    await shop.db.delete(products)
    shop.clock.advance(2 * HOUR)
    await runCleanup(shop.deps)
    token = (await shop.signIn(AS_ADMIN)).token
  })
  const cleanUpLater = async () => {
    shop.clock.advance(2 * HOUR)
    await runCleanup(shop.deps)
    return findHashes()
  }

  it('are deleted with their files after a replacement, unless another product shows them', async () => {
    const [red, blue] = [await createPicture('red'), await createPicture('blue')]
    const one = (await add({ image: red })).body.product
    const two = (await add({ image: red })).body.product
    for (const format of ['webp', 'avif']) {
      expect((await shop.app.inject(one.imageUrl.replace('webp', format))).statusCode).toBe(200)
    }
    expect(one.imageUrl).toBe(two.imageUrl)
    const first = await replace(one._id, { image: blue })
    expect([first.status, first.body.message]).toEqual([200, 'Product has been updated successfully!'])
    const { imageUrl } = first.body.product
    expect(imageUrl).not.toBe(one.imageUrl)
    expect(first.body.product).toEqual({ ...one, imageUrl, images: [imageUrl] })
    expect(await cleanUpLater()).toHaveLength(2)
    await replace(two._id, { image: blue })
    const remaining = await cleanUpLater()
    expect([remaining.length, files()]).toEqual([1, toFileNames(remaining)])
    expect(first.body.product.imageUrl).toContain(remaining[0])
  })

  it('stay while an order shows them', async () => {
    const { product } = (await add({ image: await createPicture('green') })).body
    const buyer = (await shop.signIn()).token
    await createShopper(shop).buy(buyer, [{ id: product._id, priceCents: 1200 }])
    await shop.call('DELETE', `/product/delete/${product._id}`, { token })
    expect(await cleanUpLater()).toHaveLength(1)
    expect((await shop.app.inject(product.imageUrl)).statusCode).toBe(200)
  })

  it('stay for an hour, and are stored again when they are uploaded again', async () => {
    const image = await createPicture('gold')
    const { product } = (await add({ image })).body
    await shop.call('DELETE', `/product/delete/${product._id}`, { token })
    await runCleanup(shop.deps)
    expect((await shop.app.inject(product.imageUrl)).statusCode).toBe(200)
    await cleanUpLater()
    expect((await shop.app.inject(product.imageUrl)).statusCode).toBe(404)
    expect((await add({ image })).body.product.imageUrl).toBe(product.imageUrl)
    expect((await shop.app.inject(product.imageUrl)).statusCode).toBe(200)
  })
})
