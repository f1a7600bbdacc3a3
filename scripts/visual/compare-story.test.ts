import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compareStory } from './compare-story.ts'
import type { Capture } from './story-page.ts'

/** A screenshot of ten white pixels, the first `dark` of which are black. */
async function createScreenshot(dark: number): Promise<Capture> {
  const data = Uint8Array.from({ length: 40 }, (_, index) => (index % 4 < 3 && index < dark * 4 ? 0 : 255))
  const png = await sharp(data, { raw: { width: 10, height: 1, channels: 4 } })
    .png()
    .toBuffer()
  return { kind: 'screenshot', png, markup: '' }
}

/** Captures one screenshot per call, and the last one for all further calls. */
const captures = (...darks: number[]) => {
  let round = 0
  return () => createScreenshot(darks[Math.min(round++, darks.length - 1)] ?? 0)
}
const always = (capture: Capture) => async () => capture

describe('compareStory', () => {
  it.each([
    ['returns unchanged for equal screenshots', captures(0), captures(0), 0, 'unchanged'],
    ['returns changed for one different pixel', captures(0), captures(1), 0, 'changed'],
    ['returns unchanged within the tolerance', captures(0), captures(1), 1, 'unchanged'],
    ['returns changed one pixel above the tolerance', captures(0), captures(2), 1, 'changed'],
    ['returns unchanged if the difference disappears in isolation', captures(0), captures(3, 0), 0, 'unchanged'],
    ['returns flaky if the story looks different once', captures(0), captures(3, 2, 0), 0, 'flaky'],
    ['returns flaky if the story flickers in both builds', captures(0, 1, 3), captures(3, 3, 0), 0, 'flaky'],
    ['returns changed if a flickering story has changed', captures(0, 0, 1), captures(5, 5, 6), 0, 'changed'],
  ])('%s', async (_title, before, after, tolerance, kind) => {
    expect((await compareStory(before, after, tolerance)).kind).toBe(kind)
  })

  it('reports the smallest difference of all rounds', async () => {
    expect(await compareStory(captures(0, 2, 1), captures(5, 5, 6), 0)).toMatchObject({ pixels: 3 })
  })

  it('captures a story once more if both builds look the same again', async () => {
    let taken = 0
    const count = (dark: number) => () => {
      taken++
      return createScreenshot(dark)
    }
    expect((await compareStory(count(1), count(5), 0)).kind).toBe('changed')
    expect(taken).toBe(4)
  })

  it('needs no confirmation of a change of colour with a known cause', async () => {
    let taken = 0
    const count = (dark: number) => () => {
      taken++
      return createScreenshot(dark)
    }
    const toBlack = ({ from, to }: { from: string; to: string }) => from === '#ffffff' && to === '#000000'
    expect(await compareStory(count(1), count(5), 0, toBlack)).toMatchObject({ kind: 'changed', pixels: 4 })
    expect(taken).toBe(2)
  })

  it.each([
    ['skips an excluded story with its reason', 'it only moves', { kind: 'skipped', reason: 'it only moves' }],
    [
      'fails an excluded story without a reason',
      undefined,
      {
        kind: 'broken',
        reason: 'The story is excluded (chromatic.disableSnapshot) without a reason (chromatic.reason).',
      },
    ],
  ])('%s', async (_title, reason, result) => {
    expect(await compareStory(captures(0), always({ kind: 'skipped', reason }), 0)).toEqual(result)
  })

  it('returns broken if the story cannot be rendered now', async () => {
    const broken: Capture = { kind: 'broken', reason: 'boom' }
    expect(await compareStory(captures(0), always(broken), 0)).toEqual(broken)
  })

  it('returns unchanged if only the base could not render the story', async () => {
    expect(await compareStory(always({ kind: 'broken', reason: 'boom' }), captures(0), 0)).toEqual({
      kind: 'unchanged',
    })
  })
})
