import sharp from 'sharp'
import { diffPixels, type Raster } from './pixel-diff.ts'
import type { Capture } from './story-page.ts'

/** The result of comparing a story at one viewport. Images are PNG. */
export type Result =
  | { kind: 'unchanged' }
  | { kind: 'flaky' }
  | { kind: 'notApplicable' }
  | { kind: 'changed'; pixels: number; before: Buffer; after: Buffer; diff: Buffer }
  | { kind: 'skipped'; reason: string }
  | { kind: 'broken'; reason: string }

/** How often both builds are captured again, each story in a fresh page, before a difference counts as a change. */
const ISOLATED_ROUNDS = 3

/**
 * Captures a story in both builds and compares the screenshots. If they differ, both are captured three more times in isolation.
 * The story has changed if no screenshot of one build ever equals one of the other, and is flaky if some do.
 * @param captureBefore captures the story in the base build; `isolated` asks for a fresh page and a still image
 * @param tolerance how many pixels may differ
 */
export async function compareStory(
  captureBefore: (isolated: boolean) => Promise<Capture>,
  captureAfter: (isolated: boolean) => Promise<Capture>,
  tolerance: number,
): Promise<Result> {
  const befores: Buffer[] = []
  const afters: Buffer[] = []
  let smallest: { pixels: number; before: Buffer; after: Buffer; image: Raster } | undefined
  for (let round = 0; round <= ISOLATED_ROUNDS; round++) {
    const isolated = round > 0
    const after = await captureAfter(isolated)
    if (after.kind === 'skipped') return requireReason(after.reason)
    if (after.kind === 'broken' || after.kind === 'notApplicable') return after
    const before = await captureBefore(isolated)
    // A story that the base could not render counts as new.
    if (before.kind !== 'screenshot') return { kind: 'unchanged' }
    if (!isolated) {
      if ((await comparePngs(before.png, after.png)).pixels <= tolerance) return { kind: 'unchanged' }
      continue
    }
    befores.push(before.png)
    afters.push(after.png)
    for (const [a, b] of pairWithLatest(befores, afters)) {
      const { pixels, image } = await comparePngs(a, b)
      if (pixels <= tolerance) return { kind: round === 1 ? 'unchanged' : 'flaky' }
      if (!smallest || pixels < smallest.pixels) smallest = { pixels, before: a, after: b, image }
    }
  }
  if (!smallest) return { kind: 'unchanged' }
  const { image, ...change } = smallest
  return { kind: 'changed', ...change, diff: await encode(image) }
}

function requireReason(reason: string | undefined): Result {
  if (reason) return { kind: 'skipped', reason }
  return {
    kind: 'broken',
    reason: 'The story is excluded (chromatic.disableSnapshot) without a reason (chromatic.reason).',
  }
}

/** The pairs of screenshots that contain one from the latest round. */
function pairWithLatest(befores: readonly Buffer[], afters: readonly Buffer[]): [Buffer, Buffer][] {
  const latestBefore = befores.at(-1)
  const latestAfter = afters.at(-1)
  if (!latestBefore || !latestAfter) return []
  return [
    ...afters.map((after): [Buffer, Buffer] => [latestBefore, after]),
    ...befores.slice(0, -1).map((before): [Buffer, Buffer] => [before, latestAfter]),
  ]
}

async function comparePngs(a: Buffer, b: Buffer): Promise<{ pixels: number; image: Raster }> {
  if (a.equals(b)) return { pixels: 0, image: { width: 0, height: 0, data: Buffer.alloc(0) } } // the image is not used
  return diffPixels(await decode(a), await decode(b))
}

async function decode(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const encode = ({ width, height, data }: Raster) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
