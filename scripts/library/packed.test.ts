import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLibrary } from './build.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(path, 'utf8')
const isWindows = process.platform === 'win32'

let work: string
let dist: string
let tarball: string

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'whirligig-library-'))
  dist = await buildLibrary()
  const packed = execFileSync('npm', ['pack', dist, '--pack-destination', work, '--json'], { shell: isWindows })
  const [{ filename }]: [{ filename: string }] = JSON.parse(packed.toString())
  tarball = join(work, filename)
}, 120_000)
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('the packed library', () => {
  it('satisfies publint', { timeout: 60_000 }, async () => {
    const data = readFileSync(tarball)
    // A copy of its own: Node's buffers may be slices of a bigger one.
    const pack = { tarball: Uint8Array.from(data).buffer }
    const { messages, pkg } = await publint({ strict: true, pack })
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([])
  })

  it('has types that are right however they are looked up', { timeout: 120_000 }, async () => {
    const result = await checkPackage(createPackageFromTarballData(Uint8Array.from(readFileSync(tarball))), {
      // The index leads to every declaration; the components' own paths are alike, and publint sees that their files are there.
      entrypoints: ['.', './price', './skeleton', './use-previous-data', './tokens', './tailwind-preset'],
    })
    if (!result.types) throw new Error('The package has no types at all.')
    const problems = result.problems.filter(
      (problem) =>
        // ESM only, and found by `exports` only: on purpose, as for all that is new.
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    )
    const lines = problems.map(({ kind, ...where }) => {
      const { entrypoint, fileName, moduleSpecifier } = where as Record<string, unknown> // each kind has one of these
      return [kind, entrypoint, fileName, moduleSpecifier].filter(Boolean).join(' ')
    })
    expect(lines).toEqual([])
  })

  it('has every component as an import path of its own', () => {
    const { exports }: { exports: Record<string, unknown> } = JSON.parse(read(join(dist, 'package.json')))
    const components = readdirSync(join(root, 'ui/src/components'))
    expect(components.filter((name) => !exports[`./${name}`])).toEqual([])
  })

  it('runs without a bundler, as on a server', () => {
    const linked = installed('server', ['react', 'react-dom'])
    const script =
      "import { Price } from '@whirligig/ui/price'; import { createElement } from 'react';" +
      "import { renderToStaticMarkup } from 'react-dom/server'; console.log(renderToStaticMarkup(createElement(Price, { value: '$55.00' })))"
    const html = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: linked }).toString()
    expect(html).toContain('$55.00')
  })
})

describe('an app elsewhere', () => {
  let app: string
  beforeAll(() => {
    const example = join(root, 'examples/shop-window')
    const { dependencies, devDependencies } = JSON.parse(read(join(example, 'package.json')))
    app = installed('app', Object.keys({ ...dependencies, ...devDependencies }))
    const filter = (source: string) => !/[\\/](node_modules|dist)$/.test(source)
    cpSync(example, app, { recursive: true, filter })
  })

  const run = (file: string, args: string[]) => {
    try {
      return execFileSync(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: app, encoding: 'utf8' })
    } catch (error) {
      throw new Error(String((error as { stdout?: string }).stdout || error)) // execFileSync's errors carry the output
    }
  }

  it('compiles against its types', { timeout: 60_000 }, () => {
    expect(run('typescript/bin/tsc', [])).toBe('')
  })

  it('is built by Vite, with the looks of what it uses on both pages and nothing of what it does not', {
    timeout: 120_000,
  }, () => {
    run('vite/bin/vite.js', ['build', '--logLevel', 'warn'])
    const { js, css } = built(join(app, 'dist'))
    expect(js).toContain('Show total')
    // The names of the library's slider and menu: nobody here imports them.
    expect(js).not.toMatch(/radix-ui\/react-slider|SliderThumb|DropdownMenu/)
    expect(css).toHaveLength(2)
    for (const sheet of css) {
      expect(sheet).toContain('.drawer-panel')
      expect(sheet).toContain('.bg-tomato')
    }
  })
})

/** A folder outside of the repository with the packed library in it, and what that and `names` need beside it. */
function installed(folder: string, names: readonly string[]): string {
  const modules = join(work, folder, 'node_modules')
  const library = join(modules, '@whirligig/ui')
  mkdirSync(library, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', library])
  const { dependencies, peerDependencies } = JSON.parse(read(join(library, 'package.json')))
  for (const name of new Set([...names, ...Object.keys({ ...dependencies, ...peerDependencies })])) {
    const target = join(modules, name)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), target, 'junction')
  }
  return join(work, folder)
}

/** All code that was built, and each stylesheet. */
function built(folder: string): { js: string; css: string[] } {
  const assets = join(folder, 'assets')
  const of = (kind: string) =>
    readdirSync(assets)
      .filter((file) => file.endsWith(kind))
      .map((file) => read(join(assets, file)))
  return { js: of('.js').join('\n'), css: of('.css') }
}
