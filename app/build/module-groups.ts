/** Modules that are loaded together. */
export type ModuleGroup = {
  /** The kinds of pages that load the group. */
  users: ReadonlySet<number>
  modules: readonly string[]
  /** Characters of code before minification. */
  size: number
}

export type MergeOptions = {
  /** What a kind of pages counts compared with the others. @default 1 */
  getWeight?: (page: number) => number
  /** How many groups a page of weight 1 or more loads at most. @default any number */
  maxGroups?: number
}

type Pair = { a: ModuleGroup; b: ModuleGroup }

export const NO_MODULES: ModuleGroup = { users: new Set(), modules: [], size: 0 }

/** Code that costs as much time as one more request: about 0.9 kB when it is minified and compressed. */
const REQUEST_SIZE = 4500

export const mergeGroups = (a: ModuleGroup, b: ModuleGroup): ModuleGroup => ({
  users: new Set([...a.users, ...b.users]),
  modules: [...a.modules, ...b.modules],
  size: a.size + b.size,
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Returns what merging two groups costs all pages: the code that they do not need, less the requests that it saves. */
function getMergeCost({ a, b }: Pair, getWeight: (page: number) => number): number {
  const onlyUseA = sum([...a.users].filter((page) => !b.users.has(page)).map(getWeight))
  const onlyUseB = sum([...b.users].filter((page) => !a.users.has(page)).map(getWeight))
  const useBoth = sum([...a.users].filter((page) => b.users.has(page)).map(getWeight))
  return onlyUseA * b.size + onlyUseB * a.size - useBoth * REQUEST_SIZE
}

/** Returns the pair that costs the least, and its cost. */
function findBestPair(groups: readonly ModuleGroup[], getWeight: (page: number) => number) {
  const pairs = groups.flatMap((a, index) => groups.slice(index + 1).map((b) => ({ a, b })))
  const [best] = pairs
    .map((pair) => ({ ...pair, cost: getMergeCost(pair, getWeight) }))
    .toSorted((left, right) => left.cost - right.cost)
  return best
}

/** Returns the groups of a page that loads more than the limit; none if there is no such page. */
function findCrowdedPage(groups: readonly ModuleGroup[], getWeight: (page: number) => number, maxGroups: number) {
  const pages = new Set(groups.flatMap(({ users }) => [...users]))
  const loaded = [...pages]
    .filter((page) => getWeight(page) >= 1)
    .map((page) => groups.filter(({ users }) => users.has(page)))
  return loaded.find((found) => found.length > maxGroups) ?? []
}

/**
 * Merges groups as long as a saved request is worth more than the code that some pages load needlessly, and then until no page of weight 1
 * or more loads more groups than the limit.
 */
export function mergeSmallGroups(groups: readonly ModuleGroup[], options: MergeOptions = {}): ModuleGroup[] {
  const { getWeight = () => 1, maxGroups = Number.POSITIVE_INFINITY } = options
  const best = findBestPair(groups, getWeight)
  const isWorthIt = best !== undefined && best.cost < 0
  const pair = isWorthIt ? best : findBestPair(findCrowdedPage(groups, getWeight, maxGroups), getWeight)
  if (!pair) return [...groups]
  const others = groups.filter((group) => group !== pair.a && group !== pair.b)
  return mergeSmallGroups([...others, mergeGroups(pair.a, pair.b)], options)
}
