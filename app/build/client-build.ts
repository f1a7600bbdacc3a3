import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, minifySync, type Plugin, type Rolldown } from 'vite'
import { createRouteScript } from './route-script.ts'

/** What pages in the frame of the dashboard wait for: the frame, and the code that requests the profile. */
const FRAME = ['/pages/frame.page.tsx', '/prefetch/profile.ts', '/session/profile-api.ts']

/** The pages that the server does not render and whose files the first script preloads. Their paths start with their id. */
const PRELOADED_PRIVATE_PAGES = { login: [], register: [], order: FRAME, dashboard: FRAME, support: FRAME }

const VIRTUAL_ID = 'virtual:client-build'

type Chunks = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/** Lists the files of a chunk and of all chunks that it imports, but not those that another list has. */
function listFiles(chunks: Chunks, key: string, exclude: readonly string[] = []): string[] {
  const visited = new Set<string>()
  const visit = (current: string) => {
    if (visited.has(current)) return
    visited.add(current)
    for (const imported of chunks[current]?.imports ?? []) visit(imported)
  }
  visit(key)
  return [...visited].flatMap((each) => chunks[each]?.file ?? []).filter((file) => !exclude.includes(file))
}

function bundleToChunks(bundle: Rolldown.OutputBundle): Chunks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, { file: fileName, imports }]))
}

/**
 * Makes the packages a script of their own that runs before the entry. If they were only preloaded, they would run together with the rest
 * of the first load, in one task twice as long.
 * @param files chunks of the first load that import none but each other
 */
function runBeforeEntry(html: string, files: readonly string[]): string {
  const tags = files.map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
  const withoutPreloads = files.reduce((text, file) => text.replace(new RegExp(`\\s*<link[^>]*"/${file}">`), ''), html)
  return withoutPreloads.replace('<script type="module"', `${tags.join('')}$&`)
}

/** Adds the script for hash addresses and the preloads of the fonts to `index.html`, in front of everything that loads. */
export function completeDocument(): Plugin {
  return {
    name: 'whirligig:complete-document',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = bundleToChunks(bundle)
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
        const entryFiles = entry ? listFiles(chunks, entry.fileName) : []
        const findChunk = (module: string) =>
          Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
          )
        const files = Object.entries(PRELOADED_PRIVATE_PAGES).map(([id, modules]) => {
          const needed = ['/src/private-routes.tsx', `/pages/${id}.page.tsx`, ...modules].map(findChunk)
          const fileNames = needed.flatMap((chunk) =>
            chunk?.type === 'chunk'
              ? [...listFiles(chunks, chunk.fileName, entryFiles), ...(chunk.viteMetadata?.importedCss ?? [])]
              : [],
          )
          return [id, [...new Set(fileNames)].map((file) => `/${file}`)]
        })
        const packages = entryFiles.filter((file) => entry && !listFiles(chunks, file).includes(entry.fileName))
        const fonts = Object.keys(bundle).filter((file) => /-basic-[^/]+\.woff2$/.test(file))
        const { code } = minifySync('route-script.js', createRouteScript(Object.fromEntries(files)))
        const tags = [
          { tag: 'script', children: code.trim(), injectTo: 'head-prepend' as const },
          ...fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
        ]
        return { html: runBeforeEntry(html, packages), tags }
      },
    },
  }
}

function readClientBuild(dist: string) {
  const document = readFileSync(join(dist, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  const entryFiles = listFiles(manifest, entryKey)
  const pages = Object.keys(manifest).flatMap((key) => {
    const id = /^src\/pages\/(.+)\.page\.tsx$/.exec(key)?.[1]
    return id ? [[id, listFiles(manifest, key, entryFiles).map((file) => `/${file}`)] as const] : []
  })
  const scripts = [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  return {
    document,
    pageFiles: Object.fromEntries(pages),
    inlineScriptSources: scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  }
}

/** Gives the server-side renderer what the build of the client has produced, as the module `virtual:client-build`. */
export function provideClientBuild(dist: string): Plugin {
  return {
    name: 'whirligig:client-build',
    resolveId: (id) => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL_ID}` ? `export const clientBuild = ${JSON.stringify(readClientBuild(dist))}` : undefined,
  }
}
