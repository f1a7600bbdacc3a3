import type { Rolldown } from 'vite'
import {
  getLaterWeight,
  getPrivateWeight,
  LANDING_PAGES,
  LATER_PRIVATE_WEIGHT,
  PAGES_WITHOUT_FRAME,
  type PageKind,
  PRIVATE_FRAME,
  PRIVATE_ROUTES,
  SECTIONS,
} from './page-kinds.ts'

/** The first view of a landing page, what public pages load later, and everything of private pages. */
export type Stage = 'landing' | 'public' | 'private'

/** What loads modules together. */
export type ModuleUser = {
  stage: Stage
  /** Whether it is a page, and not code that is loaded after it. */
  isPage: boolean
  modules: ReadonlySet<string>
  /** What its loading time counts, compared with others of its stage. */
  weight: number
}

type Chunk = Rolldown.OutputChunk
type Chunks = readonly Chunk[]

const PAGE = /\/src\/pages\/([^/]+)\.page\.tsx$/

const toPagePath = (name: string) => `pages/${name}.page.tsx`
const toSectionPath = (name: string) => `sections/${name}.tsx`

/** Lists chunks and everything that they import. @param follow returns whether a dynamic import counts */
function listImported(chunks: Chunks, from: Chunks, follow = (_imported: Chunk) => false): Chunks {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const find = (files: readonly string[]) => files.flatMap((file) => byName.get(file) ?? [])
  const found = new Set(from)
  // A set also iterates over what is added meanwhile.
  for (const { imports, dynamicImports } of found)
    for (const imported of [...find(imports), ...find(dynamicImports).filter(follow)]) found.add(imported)
  return [...found]
}

/** Lists the modules of chunks and of everything that they import. */
export const findModules = (chunks: Chunks, from: Chunks): ReadonlySet<string> =>
  new Set(listImported(chunks, from).flatMap(({ moduleIds }) => moduleIds))

const findEntry = (chunks: Chunks): Chunks => chunks.filter(({ isEntry }) => isEntry)

export const findEntryModules = (chunks: Chunks): ReadonlySet<string> => findModules(chunks, findEntry(chunks))

/** Lists the chunks that are loaded without the private routes, at once or later. */
export const listPublicChunks = (chunks: Chunks): Chunks =>
  listImported(chunks, findEntry(chunks), ({ facadeModuleId }) => !facadeModuleId?.endsWith(`/src/${PRIVATE_ROUTES}`))

/** Lists everything that loads modules besides the entry. */
export function listUsers(chunks: Chunks): ModuleUser[] {
  const find = (paths: readonly string[]) =>
    chunks.filter(({ facadeModuleId }) => paths.some((path) => facadeModuleId?.endsWith(`/src/${path}`)))
  const toUsers = (kinds: readonly PageKind[], toPath: (name: string) => string): ModuleUser[] =>
    kinds.map(({ names, weight }) => ({
      ...{ stage: 'landing', isPage: toPath === toPagePath, weight },
      modules: findModules(chunks, find(names.map(toPath))),
    }))

  const publicChunks = new Set(listPublicChunks(chunks))
  const sections = new Set(find(SECTIONS.flatMap(({ names }) => names.map(toSectionPath))))
  const later = chunks.filter(
    (chunk) => chunk.isDynamicEntry && !PAGE.test(chunk.facadeModuleId ?? '') && !sections.has(chunk),
  )
  const privatePages = chunks.flatMap((chunk): ModuleUser[] => {
    const [, page] = PAGE.exec(chunk.facadeModuleId ?? '') ?? []
    if (page === undefined || publicChunks.has(chunk)) return []
    const frame = find(PAGES_WITHOUT_FRAME.includes(page) ? [PRIVATE_ROUTES] : PRIVATE_FRAME)
    return [
      {
        stage: 'private',
        isPage: true,
        modules: findModules(chunks, [...frame, chunk]),
        weight: getPrivateWeight(page),
      },
    ]
  })
  return [
    ...toUsers(LANDING_PAGES, toPagePath),
    ...toUsers(SECTIONS, toSectionPath),
    ...later.map((chunk): ModuleUser => {
      const isPublic = publicChunks.has(chunk)
      return {
        stage: isPublic ? 'public' : 'private',
        isPage: false,
        modules: findModules(chunks, [chunk]),
        weight: isPublic ? getLaterWeight(chunk.facadeModuleId ?? '') : LATER_PRIVATE_WEIGHT,
      }
    }),
    ...privatePages,
  ]
}
