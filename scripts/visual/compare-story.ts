import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Box, type ColorChange, crop, diffPixels, type PixelDiff, type Raster } from './pixel-diff.ts'
import type { Capture } from './story-page.ts'

/** A difference between the screenshots of two builds. Images are PNG. */
export type Change = {
  pixels: number
  before: Buffer
  after: Buffer
  diff: Buffer
  /** The smallest rectangle that contains all different pixels. */
  box: Box
  /** The change of colour that explains the difference, if there is one. */
  color: ColorChange | undefined
  /** Equal for changes that turn the same picture into the same other picture. */
  partHash: string
  /** Hashes of all screenshots of the newer build. */
  afterHashes: string[]
}

/** The result of comparing a story in one mode. `implied`: not captured, because nothing that it depends on differs. */
export type Result =
  | { kind: 'unchanged' }
  | { kind: 'implied' }
  | { kind: 'flaky' }
  | { kind: 'notApplicable' }
  | ({ kind: 'changed' } & Change)
  | { kind: 'skipped'; reason: string }
  | { kind: 'broken'; reason: string }

/** The difference between equal screenshots. Its image is not used. */
const NO_DIFF: PixelDiff = {
  pixels: 0,
  image: { width: 0, height: 0, data: new Uint8Array() },
  box: { x: 0, y: 0, width: 0, height: 0 },
  color: undefined,
}

/** How often both builds are captured again, each story in a fresh page, before a difference counts as a change. */
const ISOLATED_ROUNDS = 3

/**
 * Captures a story in both builds and compares the screenshots. If they differ, both are captured up to three more times in
 * isolation. The story has changed if both builds look the same again, or if no screenshot of one ever equals one of the
 * other. It is flaky if some do.
 * @param captureBefore captures the story in the base build; `isolated` asks for a fresh page and a still image
 * @param tolerance how many pixels may differ
 * @param isKnown whether a change of colour has a known cause, such as a token; such a change needs no confirmation
 */
export async function compareStory(
  captureBefore: (isolated: boolean) => Promise<Capture>,
  captureAfter: (isolated: boolean) => Promise<Capture>,
  tolerance: number,
  isKnown: (color: ColorChange) => boolean = () => false,
): Promise<Result> {
  const befores: Buffer[] = []
  const afters: Buffer[] = []
  let first: { before: Buffer; after: Buffer } | undefined
  let smallest: Difference | undefined
  for (let round = 0; round <= ISOLATED_ROUNDS; round++) {
    const isolated = round > 0
    const [before, after] = await Promise.all([captureBefore(isolated), captureAfter(isolated)])
    if (after.kind === 'skipped') return requireReason(after.reason)
    if (after.kind === 'broken' || after.kind === 'notApplicable') return after
    // A story that the base could not render counts as new.
    if (before.kind !== 'screenshot') return { kind: 'unchanged' }
    if (!first) {
      first = { before: before.png, after: after.png }
      const diff = await comparePngs(before.png, after.png)
      if (diff.pixels <= tolerance) return { kind: 'unchanged' }
      if (diff.color && isKnown(diff.color)) return toChanged({ ...first, diff }, [after.png])
      continue
    }
    befores.push(before.png)
    afters.push(after.png)
    for (const [a, b] of pairWithLatest(befores, afters)) {
      const diff = await comparePngs(a, b)
      if (diff.pixels <= tolerance) return { kind: round === 1 ? 'unchanged' : 'flaky' }
      if (!smallest || diff.pixels < smallest.diff.pixels) smallest = { before: a, after: b, diff }
    }
    if (before.png.equals(first.before) && after.png.equals(first.after)) break
  }
  return smallest ? toChanged(smallest, afters) : { kind: 'unchanged' }
}

type Difference = { before: Buffer; after: Buffer; diff: PixelDiff }

async function toChanged(difference: Difference, afters: readonly Buffer[]): Promise<Result> {
  return { kind: 'changed', ...(await describeChange(difference)), afterHashes: afters.map((png) => hashPictures(png)) }
}

async function describeChange({ before, after, diff }: Difference) {
  const { pixels, box, color, image } = diff
  const parts = await Promise.all([before, after].map(async (png) => crop(await decode(png), box).data))
  return { pixels, before, after, diff: await encode(image), box, color, partHash: hashPictures(...parts) }
}

/** A short name for the content of pictures. */
export function hashPictures(...parts: readonly Uint8Array[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url').slice(0, 22)
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

async function comparePngs(a: Buffer, b: Buffer): Promise<PixelDiff> {
  if (a.equals(b)) return NO_DIFF
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
