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

/** How often both are shot alone before a difference is believed. */
const ROUNDS = 3

/**
 * Shoots a story in both builds, as it comes and, where that differs, alone and with time to come to rest. A difference is
 * believed when in three rounds no picture of the one equals any of the other; a story whose pictures only sometimes
 * differ is unsteady, and says so.
 * @param shootBefore whether alone
 * @param tolerance pixels that may differ
 */
export async function compareStory(
  shootBefore: (alone: boolean) => Promise<Shot>,
  shootAfter: (alone: boolean) => Promise<Shot>,
  tolerance: number,
): Promise<Verdict> {
  const before: Buffer[] = []
  const after: Buffer[] = []
  let least: { pixels: number; before: Buffer; after: Buffer; picture: Raster } | undefined
  for (let round = 0; round <= ROUNDS; round++) {
    const alone = round > 0
    const now = await shootAfter(alone)
    if (now.kind === 'skipped') return skipped(now.reason)
    if (now.kind === 'broken' || now.kind === 'elsewhere') return now
    const then = await shootBefore(alone)
    // What the base could not draw cannot have changed; what is drawn now is new.
    if (then.kind !== 'picture') return { kind: 'same' }
    if (!alone) {
      if ((await pixelsBetween(then.png, now.png)).pixels <= tolerance) return { kind: 'same' }
      continue
    }
    before.push(then.png)
    after.push(now.png)
    for (const [a, b] of fresh(before, after)) {
      const { pixels, picture } = await pixelsBetween(a, b)
      if (pixels <= tolerance) return { kind: round === 1 ? 'same' : 'unsteady' }
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

async function pixelsBetween(a: Buffer, b: Buffer): Promise<{ pixels: number; picture: Raster }> {
  if (a.equals(b)) return { pixels: 0, picture: { width: 0, height: 0, data: Buffer.alloc(0) } } // nobody looks at it
  return difference(await decode(a), await decode(b))
}

async function decode(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const encode = ({ width, height, data }: Raster) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
