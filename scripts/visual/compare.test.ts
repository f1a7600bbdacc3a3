import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compareStory } from './compare.ts'
import type { Shot } from './shoot.ts'

/** A white picture of ten pixels of which the first `dark` are black. */
async function picture(dark: number): Promise<Shot> {
  const data = Uint8Array.from({ length: 40 }, (_, at) => (at % 4 < 3 && at < dark * 4 ? 0 : 255))
  const png = await sharp(data, { raw: { width: 10, height: 1, channels: 4 } })
    .png()
    .toBuffer()
  return { kind: 'picture', png }
}

/** Answers one after the other, the last one for ever. */
const shots = (...darks: number[]) => {
  let round = 0
  return () => picture(darks[Math.min(round++, darks.length - 1)] ?? 0)
}
const tell = (shot: Shot) => async () => shot

describe('compareStory', () => {
  it.each([
    ['equal pictures', shots(0), shots(0), 0, 'same'],
    ['one pixel', shots(0), shots(1), 0, 'changed'],
    ['one pixel within the tolerance', shots(0), shots(1), 1, 'same'],
    ['one pixel more than that', shots(0), shots(2), 1, 'changed'],
    ['a difference that is gone when both are shot alone', shots(0), shots(3, 0), 0, 'same'],
    ['a story that once looks different', shots(0), shots(3, 3, 0), 0, 'unsteady'],
    ['a story that flickers in both builds', shots(0, 0, 3), shots(3, 3, 0), 0, 'unsteady'],
    ['a change of a story that flickers', shots(0, 0, 1), shots(5, 5, 6), 0, 'changed'],
  ])('%s', async (_what, before, after, tolerance, kind) => {
    expect((await compareStory(before, after, tolerance)).kind).toBe(kind)
  })

  it('reports the smallest difference that it saw', async () => {
    expect(await compareStory(shots(0, 0, 1), shots(5, 5, 6), 0)).toMatchObject({ pixels: 4 })
  })

  it.each([
    ['with its reason', 'it only moves', { kind: 'skipped', reason: 'it only moves' }],
    [
      'and fails without one',
      undefined,
      { kind: 'broken', reason: 'It is excluded (chromatic.disableSnapshot) without a reason (chromatic.reason).' },
    ],
  ])('skips an excluded story %s', async (_how, reason, verdict) => {
    expect(await compareStory(shots(0), tell({ kind: 'skipped', reason }), 0)).toEqual(verdict)
  })

  it('fails a story that cannot be drawn now', async () => {
    const broken: Shot = { kind: 'broken', reason: 'boom' }
    expect(await compareStory(shots(0), tell(broken), 0)).toEqual(broken)
  })

  it('lets a story pass that the base could not draw', async () => {
    expect(await compareStory(tell({ kind: 'broken', reason: 'boom' }), shots(0), 0)).toEqual({ kind: 'same' })
  })
})
