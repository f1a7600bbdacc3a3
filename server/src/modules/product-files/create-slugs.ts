import { toSlug } from '../../lib/slug.ts'

/** How many more numbers are looked up for a name of which a slug is taken. */
const SPARE = 10

const toNumbered = (base: string, n: number): string => (n === 1 ? base : `${base}-${n}`)

/**
 * Creates a unique slug for each name with at most two lookups: the slug of the name, or the first free number after it. After ten products of
 * the same name that exist already, the sku makes the slug unique.
 */
export async function createSlugs(
  products: readonly { name: string; sku: string }[],
  findTaken: (slugs: readonly string[]) => Promise<Set<string>>,
): Promise<string[]> {
  const bases = products.map(({ name }) => toSlug(name, 'toy'))
  const counts = new Map<string, number>()
  for (const base of bases) counts.set(base, (counts.get(base) ?? 0) + 1)
  const number = (base: string, from: number, length: number) =>
    Array.from({ length }, (_, index) => toNumbered(base, from + index))
  // Most names are new. Looking their spare numbers up, too, would take ten times as many statements.
  const first = new Set([...counts].flatMap(([base, count]) => number(base, 1, count)))
  const taken = await findTaken([...first])
  const spare = [...counts].flatMap(([base, count]) =>
    number(base, 1, count).some((slug) => taken.has(slug)) ? number(base, count + 1, SPARE) : [],
  )
  const isNew = (slug: string) => !first.has(slug)
  for (const slug of await findTaken([...new Set(spare)].filter(isNew))) taken.add(slug)
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
