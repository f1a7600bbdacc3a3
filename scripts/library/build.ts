import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { CSS_TARGET } from '../css-target.ts'
import { findClientModules } from './client-modules.ts'
import { extractStyles, rewriteDeclarationImports, splitIndex } from './entries.ts'
import { createManifest, STYLESHEETS, TOKEN_FILES } from './manifest.ts'
import { allowUndefined } from './optional-properties.ts'
import { scopeReset } from './scope-reset.ts'
import { addLineOnTop, listSources, moveSources } from './source-maps.ts'

const root = join(import.meta.dirname, '../..')
const ui = join(root, 'ui')

/** Compiles every source file to one code and one declaration file. Nothing is bundled, so apps read only what they import. */
function compile(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', join(ui, 'tsconfig.build.json')], { stdio: 'inherit' })
}

const rewriteDeclaration = (code: string) => allowUndefined(rewriteDeclarationImports(code))

/** Rewrites the imports and types of every file in place. Returns the paths of all imported stylesheets, without duplicates. */
function rewriteModules(dist: string): string[] {
  const styles = new Set<string>()
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const path = join(dist, file)
    const text = readFileSync(path, 'utf8')
    const { code, styles: imported } = extractStyles(text)
    for (const style of imported) styles.add(resolve(dirname(join(ui, 'src', file)), style))
    writeFileSync(path, file.endsWith('.d.ts') ? rewriteDeclaration(code) : code)
  }
  return [...styles].toSorted()
}

/** Adds the sources to the package, for stack traces, debuggers and "go to definition". */
function addSources(dist: string): void {
  const sources = new Set<string>()
  for (const file of globSync('**/*.map', { cwd: dist })) {
    const map = moveSources(readFileSync(join(dist, file), 'utf8'))
    for (const source of listSources(file.replaceAll('\\', '/'), map)) sources.add(source)
    writeFileSync(join(dist, file), map)
  }
  for (const source of sources) cpSync(join(ui, source), join(dist, source))
}

/** Marks the modules that run in the browser, so that apps with server components can import all others there. */
function markClientModules(dist: string): void {
  const files = globSync('{components,hooks,lib}/**/*.js', { cwd: dist }).map((file) => file.replaceAll('\\', '/'))
  const modules = new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]))
  for (const file of findClientModules(modules)) {
    writeFileSync(join(dist, file), `'use client';\n${modules.get(file)}`)
    const map = join(dist, `${file}.map`)
    writeFileSync(map, addLineOnTop(readFileSync(map, 'utf8')))
  }
}

/** Writes a code and a declaration file for each subpath export. Returns their names. */
function writeEntries(dist: string): string[] {
  mkdirSync(join(dist, 'entries'), { recursive: true })
  const write = (kind: string) => {
    const entries = splitIndex(readFileSync(join(dist, `index${kind}`), 'utf8'))
    for (const { name, text } of entries) {
      writeFileSync(join(dist, `entries/${name}${kind}`), text.replaceAll("from './", "from '../"))
    }
    return entries.map(({ name }) => name)
  }
  const names = write('.d.ts')
  const withCode = write('.js')
  // An entry that exports only types still needs a module.
  for (const name of names.filter((entry) => !withCode.includes(entry))) {
    writeFileSync(join(dist, `entries/${name}.js`), 'export {};\n')
  }
  return names
}

/**
 * Writes `tailwind.css` for apps with Tailwind, and `styles.css` and `styles-without-reset.css` with finished styles for apps without. All
 * rules are in layers, so an app's own rules win.
 */
async function writeStyles(dist: string, styles: readonly string[]): Promise<void> {
  for (const file of ['tokens.css', ...TOKEN_FILES, 'base.css']) cpSync(join(ui, 'src', file), join(dist, file))
  const components = styles.map((path) => readFileSync(path, 'utf8')).join('\n')
  writeFileSync(join(dist, 'components.css'), `@layer components {\n${components}}\n`)
  writeFileSync(
    join(dist, 'tailwind.config.js'),
    "import { preset } from './tailwind-preset.js';\nexport default { content: [], presets: [preset] };\n",
  )
  const tailwind = [
    '@import "./tokens.css";',
    '@import "./base.css";',
    '@import "./components.css";',
    '@config "./tailwind.config.js";',
    '@source "./components/**/*.js";',
    '',
  ].join('\n')
  writeFileSync(join(dist, 'tailwind.css'), tailwind)
  const entry = join(dist, 'styles.css')
  writeFileSync(entry, '@import "tailwindcss" source(none);\n@import "./tailwind.css";\n')
  await build({
    root: dist,
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: join(dist, 'css'),
      target: 'es2022',
      cssTarget: CSS_TARGET,
      rolldownOptions: { input: entry, output: { assetFileNames: '[name][extname]' } },
    },
  })
  cpSync(join(dist, 'css/styles.css'), entry)
  writeFileSync(join(dist, 'styles-without-reset.css'), scopeReset(readFileSync(entry, 'utf8')))
  rmSync(join(dist, 'css'), { recursive: true })
  // TypeScript reports imports of files that it cannot resolve to types.
  for (const name of STYLESHEETS) writeFileSync(join(dist, `${name}.d.ts`), 'export {};\n')
}

/** Builds the published package of `@whirligig/ui` into `ui/dist`. Returns that folder. */
export async function buildLibrary(): Promise<string> {
  const dist = join(ui, 'dist')
  rmSync(dist, { recursive: true, force: true })
  compile()
  const styles = rewriteModules(dist)
  addSources(dist)
  markClientModules(dist)
  const names = writeEntries(dist)
  await writeStyles(dist, styles)
  const manifest = createManifest(JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')), names)
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(ui, name), join(dist, name))
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
  return dist
}

if (import.meta.main) console.log(`Built ${await buildLibrary()}. Pack it with: npm pack ./ui/dist`)
