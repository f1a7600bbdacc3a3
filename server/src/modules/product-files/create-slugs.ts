import { toSlug } from '../../lib/slug.ts'

/** How many numbered slugs are looked up per product, beside one for each product of the same name. */
const SPARE = 10

const toNumbered = (base: string, n: number): string => (n === 1 ? base : `${base}-${n}`)

/**
 * Creates a unique slug for each name with one lookup: the slug of the name, or the first free number after it. After ten products of
 * the same name that exist already, the sku makes the slug unique.
 */
export async function createSlugs(
  products: readonly { name: string; sku: string }[],
  findTaken: (slugs: readonly string[]) => Promise<Set<string>>,
): Promise<string[]> {
  const bases = products.map(({ name }) => toSlug(name, 'toy'))
  const counts = new Map<string, number>()
  for (const base of bases) counts.set(base, (counts.get(base) ?? 0) + 1)
  const candidates = [...counts].flatMap(([base, count]) =>
    Array.from({ length: count + SPARE }, (_, index) => toNumbered(base, index + 1)),
  )
  const taken = await findTaken([...new Set(candidates)])
  const next = new Map<string, number>()
  return bases.map((base, index) => {
    const max = (counts.get(base) ?? 0) + SPARE
    let n = next.get(base) ?? 1
    while (n <= max && taken.has(toNumbered(base, n))) n += 1
    next.set(base, n + 1)
    const slug = n <= max ? toNumbered(base, n) : toSlug(`${base}-${products[index]?.sku}`, 'toy')
    taken.add(slug)
    return slug
  })
}
