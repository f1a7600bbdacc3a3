/** Modules that are loaded together. */
export type ModuleGroup = {
  /** What loads the group: kinds of pages, and code that is loaded later. */
  users: ReadonlySet<number>
  modules: readonly string[]
  /** All modules that these import, also those that are imported by imported ones. */
  imports: ReadonlySet<string>
  /** Characters of code after minification. */
  size: number
  /** Only groups of the same stage are merged. */
  stage: string
}

export type MergeOptions = {
  /** What a user counts in a stage, compared with other users. @default 1 */
  getWeight?: (user: number, stage: string) => number
  /** How many groups of each stage a limited user loads at most. @default any number */
  maxGroups?: Readonly<Record<string, number>>
  /** Whether a user is limited. @default all are */
  isLimited?: (user: number) => boolean
}

/** Two groups with a common user, and what merging them costs. */
type Pair = { a: ModuleGroup; b: ModuleGroup; cost: number }

/** Code that costs as much time as one more request: about 1 kB when it is minified and compressed. */
const REQUEST_SIZE = 2400

export const mergeGroups = (a: ModuleGroup, b: ModuleGroup): ModuleGroup => ({
  users: new Set([...a.users, ...b.users]),
  modules: [...a.modules, ...b.modules],
  imports: new Set([...a.imports, ...b.imports]),
  size: a.size + b.size,
  stage: a.stage,
})

/** Finds the groups that are loaded with a group, because its modules or those of such a group import from them. */
function createFindLoaded(groups: readonly ModuleGroup[]): (group: ModuleGroup) => ReadonlySet<ModuleGroup> {
  const byModule = new Map(groups.flatMap((group) => group.modules.map((module) => [module, group] as const)))
  const direct = new Map<ModuleGroup, ReadonlySet<ModuleGroup>>()
  const findDirect = (group: ModuleGroup) => {
    const known = direct.get(group) ?? new Set([...group.imports].flatMap((module) => byModule.get(module) ?? []))
    direct.set(group, known)
    return known
  }
  const loaded = new Map<ModuleGroup, ReadonlySet<ModuleGroup>>()
  return (group) => {
    const known = loaded.get(group)
    if (known) return known
    const found = new Set(findDirect(group))
    // A set also iterates over what is added meanwhile.
    for (const each of found) for (const imported of findDirect(each)) found.add(imported)
    found.delete(group)
    loaded.set(group, found)
    return found
  }
}

type FindLoaded = ReturnType<typeof createFindLoaded>
type GetWeight = NonNullable<MergeOptions['getWeight']>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Returns what it costs the users of only one group if they load another one, too, and everything that is loaded with it. */
function getLoadCost(from: ModuleGroup, to: ModuleGroup, findLoaded: FindLoaded, getWeight: GetWeight): number {
  const loaded = [...findLoaded(to)].filter((group) => group !== from)
  const onlyFrom = [...from.users].filter((user) => !to.users.has(user))
  return sum(
    onlyFrom.map((user) => {
      const missing = loaded.filter(({ users }) => !users.has(user))
      return getWeight(user, from.stage) * (to.size + sum(missing.map(({ size }) => size + REQUEST_SIZE)))
    }),
  )
}

/** Lists the pairs of one group with others that it may be merged with. The cost is that of code, less the requests that are saved. */
function listPairs(a: ModuleGroup, others: readonly ModuleGroup[], findLoaded: FindLoaded, getWeight: GetWeight) {
  return others.flatMap((b): Pair[] => {
    if (a.stage !== b.stage) return []
    const useBoth = [...a.users].filter((user) => b.users.has(user))
    if (useBoth.length === 0) return []
    const saved = sum(useBoth.map((user) => getWeight(user, a.stage))) * REQUEST_SIZE
    return [{ a, b, cost: getLoadCost(a, b, findLoaded, getWeight) + getLoadCost(b, a, findLoaded, getWeight) - saved }]
  })
}

const findCheapest = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.reduce<Pair | undefined>((best, pair) => (best && best.cost <= pair.cost ? best : pair), undefined)

/** Returns the groups of a limited user who loads more of a stage than the limit; none if there is no such user. */
function findCrowded(groups: readonly ModuleGroup[], options: MergeOptions): ReadonlySet<ModuleGroup> {
  const { maxGroups = {}, isLimited = () => true } = options
  const users = [...new Set(groups.flatMap((group) => [...group.users]))].filter(isLimited)
  const stages = [...new Set(groups.map(({ stage }) => stage))]
  const loaded = users.flatMap((user) =>
    stages.map((stage) => ({
      limit: maxGroups[stage] ?? Number.POSITIVE_INFINITY,
      found: groups.filter((group) => group.stage === stage && group.users.has(user)),
    })),
  )
  return new Set(loaded.find(({ found, limit }) => found.length > limit)?.found)
}

/**
 * Merges groups as long as a saved request is worth more than the code that some users load needlessly, and then until no limited user
 * loads more groups than the limit.
 */
export function mergeSmallGroups(given: readonly ModuleGroup[], options: MergeOptions = {}): ModuleGroup[] {
  const { getWeight = () => 1 } = options
  let groups = [...given]
  let findLoaded = createFindLoaded(groups)
  let pairs = groups.flatMap((group, index) => listPairs(group, groups.slice(index + 1), findLoaded, getWeight))
  for (;;) {
    const best = findCheapest(pairs)
    const crowded = best && best.cost < 0 ? undefined : findCrowded(groups, options)
    const pair = crowded ? findCheapest(pairs.filter(({ a, b }) => crowded.has(a) && crowded.has(b))) : best
    if (!pair) return groups
    const merged = mergeGroups(pair.a, pair.b)
    const kept = [...groups.filter((group) => group !== pair.a && group !== pair.b), merged]
    // Users of the merged group load what it imports. Costs of pairs that only import from these are not updated; they change little.
    const loaded = createFindLoaded(kept)(merged)
    const isNew = ({ users }: ModuleGroup) => [...merged.users].some((user) => !users.has(user))
    const changes = new Map(
      [...loaded]
        .filter(isNew)
        .map((group) => [group, { ...group, users: new Set([...group.users, ...merged.users]) }]),
    )
    groups = kept.map((group) => changes.get(group) ?? group)
    findLoaded = createFindLoaded(groups)
    const changed = [merged, ...changes.values()]
    const unchanged = groups.filter((group) => !changed.includes(group))
    const isKept = new Set(unchanged)
    pairs = [
      ...pairs.filter(({ a, b }) => isKept.has(a) && isKept.has(b)),
      ...changed.flatMap((group, index) =>
        listPairs(group, [...unchanged, ...changed.slice(index + 1)], findLoaded, getWeight),
      ),
    ]
  }
}
