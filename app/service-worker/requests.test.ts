import { expect, it } from 'vitest'
import { isAppPicture, isAsset, isGuestData, isProductPicture, isPublicDocument } from './requests.ts'

const KINDS = { isPublicDocument, isGuestData, isAsset, isProductPicture, isAppPicture }

type Init = { headers?: Record<string, string>; destination?: RequestDestination }

function findKinds(address: string, { headers, destination = '' }: Init = {}): string[] {
  const url = new URL(address, 'https://toys.example')
  const sameOrigin = url.origin === 'https://toys.example'
  const candidate = { url, sameOrigin, request: { headers: new Headers(headers), destination } }
  return Object.entries(KINDS).flatMap(([kind, matches]) => (matches(candidate) ? [kind] : []))
}

it.each([
  ['/', 'isPublicDocument'],
  ['/?utm_source=mail', 'isPublicDocument'],
  ['/shop/category/soft-toys?page=2', 'isPublicDocument'],
  ['/product/teddy-bears', 'isPublicDocument'],
  ['/api/product/list?page=2', 'isGuestData'],
  ['/assets/main-0123abcd.js', 'isAsset'],
  ['/images/products/bear-0123abcd.webp', 'isProductPicture'],
  ['/images/logo.png', 'isAppPicture'],
])('%s is answered by the worker: %s', (address, kind) => {
  expect(findKinds(address)).toEqual([kind])
})

it.each([
  '/api',
  '/socket.io/?transport=polling',
  '/healthz',
  '/dashboard',
  '/service-worker.js',
  '/manifest.webmanifest',
  'https://elsewhere.example/assets/main-0123abcd.js',
  'https://elsewhere.example/api/product/list',
  'https://elsewhere.example/shop',
])('%s bypasses the worker', (address) => {
  expect(findKinds(address)).toEqual([])
})

it('data with a token bypasses the worker', () => {
  expect(findKinds('/api/product/list', { headers: { authorization: 'Bearer secret' } })).toEqual([])
})

it('a navigation to the API, as of an external sign-in, bypasses the worker', () => {
  expect(findKinds('/api/auth/google/callback?code=secret', { destination: 'document' })).toEqual([])
})
