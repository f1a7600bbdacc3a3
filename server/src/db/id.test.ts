import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isId, newId } from './id.ts'

describe('newId', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('returns a UUID v7 that contains its creation time', () => {
    const now = Date.parse('2100-01-01T00:00:00Z')
    vi.setSystemTime(now)
    const id = newId()
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now)
  })

  it('strictly increases, within one millisecond and when the clock is set back', () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => {
      vi.setSystemTime(4_200_000_000_000 - (i % 3))
      return newId()
    })
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('isId', () => {
  it.each([
    ['0190163d-8694-739b-aea5-966c26f8ad91', true],
    ['0190163D-8694-739B-AEA5-966C26F8AD91', true],
    ['0190163d8694739baea5966c26f8ad91', false],
    ['0190163d-8694-739b-aea5-966c26f8ad9', false],
    ["1' or '1'='1", false],
    ['', false],
  ])('returns for %s: %s', (text, expected) => {
    expect(isId(text)).toBe(expected)
  })
})
