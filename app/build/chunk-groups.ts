import { build, minifySync, type Plugin, type Rolldown } from 'vite'
import { leanIcons } from './lean-icons.ts'
import { leanReactRouter } from './lean-react-router.ts'
import { findEntryModules, findModules, listPublicChunks, listUsers } from './list-users.ts'
import { type ModuleGroup, mergeGroups, mergeSmallGroups } from './module-groups.ts'
import { PRIVATE_ROUTES, SECTIONS } from './page-kinds.ts'

/** Calls without effects: schemas that only the server uses, and the router's messages for developers. */
export const PURE_FUNCTIONS = ['z', 'warning']

const STAGES = ['landing', 'public', 'private'] as const

/** How many groups of a stage a page loads at most, besides `react`, `vendor`, `app` and the chunks of the entry, the page and its styles. */
const MAX_GROUPS = { landing: 8, public: 8, private: 10 }

/** What users count for modules of an earlier stage, such as private pages for what landing pages need. */
const LATER_STAGE_WEIGHTS: Readonly<Record<string, number>> = { landing: 0.05, public: 0.3 }

/** The entry, pages and sections keep chunks of their own, because the manifest only lists them then. Other steps of the build read it. */
const OWN_CHUNK = new RegExp(
  `/src/(main\\.tsx|${PRIVATE_ROUTES}|pages/[^/]+\\.page\\.tsx|sections/(${SECTIONS.flatMap(({ names }) => names).join('|')})\\.tsx)$`,
)

/** Apart from the other packages, so that neither runs for long without a pause. */
const REACT = /\/(node_modules\/(react|react-dom|scheduler)\/|src\/react-roots\.ts$)/

export type BundleAnalysis = {
  /** Returns the name of the chunk of a module; null leaves the module to the bundler. */
  findGroup: (moduleId: string) => string | null
  /** All modules that public pages may load, also later. */
  publicModules: readonly string[]
}

const listChunks = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((output) => output.type === 'chunk')

/** The number of characters without comments and long names, which some packages are full of. */
const getMinifiedLength = (code: string | null): number =>
  minifySync('module.js', code ?? '', { module: true, compress: false, mangle: { toplevel: true } }).code.length

/** Assigns the modules of a bundle to chunks, by name. */
function assignGroups(chunks: readonly Rolldown.OutputChunk[]): Map<string, string> {
  const entryModules = findEntryModules(chunks)
  const users = listUsers(chunks)
  const landing = users.flatMap(({ stage, isPage, weight }, user) =>
    stage === 'landing' && isPage && weight >= 1 ? [user] : [],
  )
  const assigned = new Map<string, string>()
  const found = new Map<string, ModuleGroup>()
  for (const chunk of chunks) {
    const imports = findModules(chunks, [chunk])
    for (const [module, { code }] of Object.entries(chunk.modules)) {
      if (OWN_CHUNK.test(module)) continue
      const needed = users.flatMap(({ modules }, user) => (modules.has(module) ? [user] : []))
      const isEntryModule = entryModules.has(module)
      const stage = STAGES.find((each) => needed.some((user) => users[user]?.stage === each))
      if (isEntryModule && REACT.test(module)) assigned.set(module, 'react')
      else if (isEntryModule && module.includes('node_modules')) assigned.set(module, 'vendor')
      else if (isEntryModule || landing.every((user) => needed.includes(user))) assigned.set(module, 'app')
      else if (stage) {
        const key = needed.join()
        const group = { users: new Set(needed), modules: [module], imports, size: getMinifiedLength(code), stage }
        const same = found.get(key)
        found.set(key, same ? mergeGroups(same, group) : group)
      }
    }
  }
  const getWeight = (user: number, stage: string) => {
    const { weight = 0, stage: own } = users[user] ?? {}
    return own === stage ? weight : weight * (LATER_STAGE_WEIGHTS[stage] ?? 1)
  }
  const isLimited = (user: number) => (users[user]?.weight ?? 0) >= 1
  const groups = mergeSmallGroups([...found.values()], { getWeight, maxGroups: MAX_GROUPS, isLimited })
  groups.forEach(({ modules }, index) => {
    for (const module of modules) assigned.set(module, `g${index.toString(36)}`)
  })
  return assigned
}

/** Builds without anything that does not influence which modules a page needs. */
async function bundleOnce(root: string): Promise<Rolldown.OutputBundle> {
  let result: Rolldown.OutputBundle = {}
  const capture: Plugin = {
    name: 'whirligig:capture-bundle',
    generateBundle(_options, bundle) {
      result = { ...bundle }
    },
  }
  const withoutStyles: Plugin = {
    name: 'whirligig:without-styles',
    enforce: 'pre',
    load: (id) => (id.endsWith('.css') ? '' : undefined),
  }
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [leanReactRouter(), leanIcons(), withoutStyles, capture],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake: { manualPureFunctions: PURE_FUNCTIONS }, optimization: { inlineConst: false } }, // a module with only a class list would be missing
    },
  })
  return result
}

/**
 * Finds out which modules belong into one chunk: those that every page needs (of packages and of the shop), and those that the
 * same pages need. The bundler alone makes one chunk per set of pages, which is 60 requests for a first view, and its
 * merging of small chunks adds code that the page does not need. The sets are only known after tree shaking, so this is a build
 * of its own.
 */
export async function analyzeBundle(root: string): Promise<BundleAnalysis> {
  const chunks = listChunks(await bundleOnce(root))
  const groups = assignGroups(chunks)
  return {
    findGroup: (moduleId) => groups.get(moduleId) ?? null,
    publicModules: listPublicChunks(chunks).flatMap(({ moduleIds }) => moduleIds),
  }
}
