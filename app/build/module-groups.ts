/** Modules that are loaded together. */
export type ModuleGroup = {
  /** The kinds of pages that load the group. */
  users: ReadonlySet<number>
  modules: readonly string[]
  /** Characters of code before minification. */
  size: number
}

export const NO_MODULES: ModuleGroup = { users: new Set(), modules: [], size: 0 }

/** Code that costs as much time as one more request: about 0.9 kB when it is minified and compressed. */
const REQUEST_SIZE = 4500

export const mergeGroups = (a: ModuleGroup, b: ModuleGroup): ModuleGroup => ({
  users: new Set([...a.users, ...b.users]),
  modules: [...a.modules, ...b.modules],
  size: a.size + b.size,
})

/** Returns what merging two groups costs all pages: the code that they do not need, less the requests that it saves. */
function getMergeCost(a: ModuleGroup, b: ModuleGroup): number {
  const onlyUseA = [...a.users].filter((page) => !b.users.has(page)).length
  const onlyUseB = [...b.users].filter((page) => !a.users.has(page)).length
  const useBoth = a.users.size - onlyUseA
  return onlyUseA * b.size + onlyUseB * a.size - useBoth * REQUEST_SIZE
}

/** Merges groups as long as a saved request is worth more than the code that some pages load needlessly. */
export function mergeSmallGroups(groups: readonly ModuleGroup[]): ModuleGroup[] {
  const pairs = groups.flatMap((a, index) => groups.slice(index + 1).map((b) => ({ a, b, cost: getMergeCost(a, b) })))
  const [best] = pairs.toSorted((a, b) => a.cost - b.cost)
  if (!best || best.cost >= 0) return [...groups]
  return mergeSmallGroups([
    ...groups.filter((group) => group !== best.a && group !== best.b),
    mergeGroups(best.a, best.b),
  ])
}
