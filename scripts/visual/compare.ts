import sharp from 'sharp'
import { difference, type Raster } from './difference.ts'
import type { Shot } from './shoot.ts'

/** What came of a story at one size. Pictures are PNG. */
export type Verdict =
  | { kind: 'same' }
  | { kind: 'unsteady' }
  | { kind: 'elsewhere' }
  | { kind: 'changed'; pixels: number; before: Buffer; after: Buffer; picture: Buffer }
  | { kind: 'skipped'; reason: string }
  | { kind: 'broken'; reason: string }

/** How often both are shot again before a difference is believed. */
const REPEATS = 2

/**
 * Shoots a story in both builds. A difference is believed when no picture of the one equals any of the other in three
 * rounds; a story whose pictures only sometimes differ is unsteady, and says so.
 * @param shootBefore from round 0 on
 * @param tolerance pixels that may differ
 */
export async function compareStory(
  shootBefore: (round: number) => Promise<Shot>,
  shootAfter: (round: number) => Promise<Shot>,
  tolerance: number,
): Promise<Verdict> {
  const before: Buffer[] = []
  const after: Buffer[] = []
  let least: { pixels: number; before: Buffer; after: Buffer; picture: Raster } | undefined
  for (let round = 0; round <= REPEATS; round++) {
    const now = await shootAfter(round)
    if (now.kind === 'skipped') return skipped(now.reason)
    if (now.kind === 'broken' || now.kind === 'elsewhere') return now
    const then = await shootBefore(round)
    // What the base could not draw cannot have changed; what is drawn now is new.
    if (then.kind !== 'picture') return { kind: 'same' }
    before.push(then.png)
    after.push(now.png)
    for (const [a, b] of fresh(before, after)) {
      if (a.equals(b)) return { kind: round === 0 ? 'same' : 'unsteady' }
      const { pixels, picture } = difference(await decode(a), await decode(b))
      if (pixels <= tolerance) return { kind: round === 0 ? 'same' : 'unsteady' }
      if (!least || pixels < least.pixels) least = { pixels, before: a, after: b, picture }
    }
  }
  if (!least) return { kind: 'same' }
  return { kind: 'changed', ...least, picture: await encode(least.picture) }
}

function skipped(reason: string | undefined): Verdict {
  if (reason) return { kind: 'skipped', reason }
  return { kind: 'broken', reason: 'It is excluded (chromatic.disableSnapshot) without a reason (chromatic.reason).' }
}

/** The pairs of pictures that the last round brought. */
function fresh(before: readonly Buffer[], after: readonly Buffer[]): [Buffer, Buffer][] {
  const lastBefore = before.at(-1)
  const lastAfter = after.at(-1)
  if (!lastBefore || !lastAfter) return []
  return [
    ...after.map((one): [Buffer, Buffer] => [lastBefore, one]),
    ...before.slice(0, -1).map((one): [Buffer, Buffer] => [one, lastAfter]),
  ]
}

async function decode(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const encode = ({ width, height, data }: Raster) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
