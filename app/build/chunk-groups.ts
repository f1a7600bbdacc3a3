import { build, type Plugin, type Rolldown } from 'vite'
import { leanIcons } from './lean-icons.ts'
import { leanReactRouter } from './lean-react-router.ts'
import { type ModuleGroup, mergeGroups, mergeSmallGroups, NO_MODULES } from './module-groups.ts'

/** The pages that shoppers land on. Their scripts are grouped, so that each needs few requests. Pages of one kind count as one. */
const LANDING_PAGES = [
  ['home'],
  ['shop', 'category', 'brand'],
  ['brands'],
  ['product'],
  ['sell', 'contact'],
  ['not-found'],
] as const

/** Sections that load on their own right after the page, because they are near the first view. Those of one page count as one. */
const SECTIONS = [
  ['home-featured'],
  ['home-shelves'],
  ['product-reviews', 'product-related'],
  ['sell-form'],
  ['contact-form'],
] as const

/** Home and its toys, by their place in both lists. */
const HOME_KINDS: readonly number[] = [0, LANDING_PAGES.length]

/** The pages behind a sign-in, by what they share; those that staff open every day first. Those of one kind count as one. */
const PRIVATE_PAGES = [
  ['staff-account'],
  ['customer-orders', 'merchant-orders'],
  ['staff-products'],
  ['staff-brands', 'staff-categories'],
  ['reviews'],
  ['merchants', 'users'],
  ['messages', 'subscribers', 'system'],
  ['staff-product-add', 'staff-product-edit', 'staff-brand-edit', 'staff-category-edit', 'merchant-add'],
  ['order', 'merchant-order', 'user'],
  ['support'],
  ['account', 'security', 'orders', 'addresses', 'wishlist'],
] as const

/** How many of these kinds staff open every day. */
const DAILY_KINDS = 2

/**
 * What the loading time of a kind of pages counts, compared with other landing pages. Home has the lowest limit. Staff load the code once and
 * keep it, while shoppers wait for it.
 */
const HOME_WEIGHT = 1.5
const DAILY_WEIGHT = 0.2
const PRIVATE_WEIGHT = 0.06

/** Groups that a landing page loads at most, besides `react`, `vendor`, `app` and the chunks of the entry, the page and its styles. */
const MAX_GROUPS = 8

/** What all of them load: the frame and its menu. */
const PRIVATE_FRAME = ['private-routes.tsx', 'pages/frame.page.tsx', 'pages/dashboard.page.tsx']

/** What every page loads when the browser is idle. It must not bring the rest of a page with it. Alone it is left to the bundler. */
const IDLE = /\/(toaster\.container|shop-cart|offline-banner|realtime\/[\w-]+|stock-updates)\.tsx?$/

/** The entry, pages and sections keep chunks of their own, because the manifest only lists them then. Other steps of the build read it. */
const OWN_CHUNK = new RegExp(`/src/(main|pages/[^/]+\\.page|sections/(${SECTIONS.flat().join('|')}))\\.tsx$`)

/** Apart from the other packages, so that neither runs for long without a pause. */
const REACT = /\/(node_modules\/(react|react-dom|scheduler)\/|src\/react-roots\.ts$)/

const PRIVATE_ROUTES = /\/src\/private-routes\.tsx$/

export type BundleAnalysis = {
  /** Returns the name of the chunk of a module; null leaves the module to the bundler. */
  findGroup: (moduleId: string) => string | null
  /** All modules that public pages may load, also later. */
  publicModules: readonly string[]
}

// Short names, because the entry contains a list of all files.
const nameGroup = ({ users }: ModuleGroup): string =>
  `p${[...users]
    .map((user) => user.toString(36))
    .toSorted()
    .join('')}`

/** Adds modules to those that the same kinds of pages need. */
function addToGroup(found: Map<string, ModuleGroup>, group: ModuleGroup): void {
  const key = nameGroup(group)
  found.set(key, mergeGroups(found.get(key) ?? NO_MODULES, group))
}

/** Lists the modules of a chunk and of all chunks that it imports. */
function listModules(bundle: Rolldown.OutputBundle, fileName: string): Set<string> {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const imported of chunk.imports) visit(imported)
  }
  visit(fileName)
  return new Set(
    [...files].flatMap((file) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? chunk.moduleIds : []
    }),
  )
}

/** Lists the modules that are loaded without the private routes, at once or later. */
function listPublicModules(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk) || PRIVATE_ROUTES.test(chunk.facadeModuleId ?? '')) return
    found.add(chunk)
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) visit(chunks.find((each) => each.fileName === file))
  }
  visit(chunks.find((chunk) => chunk.isEntry))
  return [...found].flatMap((chunk) => chunk.moduleIds)
}

function assignGroups(bundle: Rolldown.OutputBundle): Map<string, string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const entryModules = entry ? listModules(bundle, entry.fileName) : new Set<string>()
  const collectModules = (users: Rolldown.OutputChunk[]) =>
    new Set(users.flatMap((user) => [...listModules(bundle, user.fileName)]))
  const findUsers = (files: string[]) =>
    collectModules(
      chunks.filter(({ facadeModuleId }) => files.some((file) => facadeModuleId?.endsWith(`/src/${file}`))),
    )
  const kinds = [
    ...LANDING_PAGES.map((ids) => findUsers(ids.map((id) => `pages/${id}.page.tsx`))),
    ...SECTIONS.map((ids) => findUsers(ids.map((id) => `sections/${id}.tsx`))),
  ]
  const privateKinds = PRIVATE_PAGES.map((ids) =>
    findUsers([...PRIVATE_FRAME, ...ids.map((id) => `pages/${id}.page.tsx`)]),
  )
  const idleModules = collectModules(chunks.filter(({ facadeModuleId }) => IDLE.test(facadeModuleId ?? '')))
  const idle = kinds.length
  const publicModules = new Set(listPublicModules(bundle))
  const groups = new Map<string, string>()
  const shared = new Map<string, ModuleGroup>()
  const firstPrivate = idle + 1
  for (const [module, { renderedLength }] of chunks.flatMap((chunk) => Object.entries(chunk.modules))) {
    if (OWN_CHUNK.test(module)) continue
    const isEntryModule = entryModules.has(module)
    const users = kinds.flatMap((modules, kind) => (isEntryModule || modules.has(module) ? [kind] : []))
    const isOnAllPages = LANDING_PAGES.every((_, kind) => users.includes(kind))
    if (isEntryModule && REACT.test(module)) groups.set(module, 'react')
    else if (isEntryModule && module.includes('node_modules')) groups.set(module, 'vendor')
    else if (isOnAllPages) groups.set(module, 'app')
    else if (users.length > 0 || !publicModules.has(module)) {
      if (users.length > 0 && idleModules.has(module)) users.push(idle)
      users.push(...privateKinds.flatMap((modules, kind) => (modules.has(module) ? [firstPrivate + kind] : [])))
      const group = { users: new Set(users), modules: [module], size: renderedLength }
      if (users.length > 0) addToGroup(shared, group)
    }
  }
  const getWeight = (page: number) => {
    if (page >= firstPrivate) return page - firstPrivate < DAILY_KINDS ? DAILY_WEIGHT : PRIVATE_WEIGHT
    return HOME_KINDS.includes(page) ? HOME_WEIGHT : 1
  }
  for (const group of mergeSmallGroups([...shared.values()], { getWeight, maxGroups: MAX_GROUPS })) {
    for (const module of group.modules) groups.set(module, nameGroup(group))
  }
  return groups
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
      rolldownOptions: { optimization: { inlineConst: false } }, // a module with only a class list would be missing
    },
  })
  return result
}

/**
 * Finds out which modules belong into one chunk: those that every page needs (of packages and of the shop), and those that the
 * same landing pages need. The bundler alone makes one chunk per set of pages, which is 60 requests for a first view, and its
 * merging of small chunks adds code that the page does not need. The sets are only known after tree shaking, so this is a build
 * of its own.
 */
export async function analyzeBundle(root: string): Promise<BundleAnalysis> {
  const bundle = await bundleOnce(root)
  const groups = assignGroups(bundle)
  return { findGroup: (moduleId) => groups.get(moduleId) ?? null, publicModules: listPublicModules(bundle) }
}
