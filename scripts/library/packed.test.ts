// Long because the package is built and packed once for all tests.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import postcss from 'postcss'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLibrary } from './build.ts'
import { STYLESHEETS } from './manifest.ts'
import { measureSizes } from './sizes.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(path, 'utf8')
/** Styles of a component are part of its code, so small changes are not worth a new record. */
const SIZE_TOLERANCE = 1.05
const isWindows = process.platform === 'win32'

let workDir: string
let dist: string
let tarball: string

beforeAll(async () => {
  workDir = mkdtempSync(join(tmpdir(), 'whirligig-library-'))
  dist = await buildLibrary()
  const packed = execFileSync('npm', ['pack', dist, '--pack-destination', workDir, '--json'], { shell: isWindows })
  const [{ filename }]: [{ filename: string }] = JSON.parse(packed.toString())
  tarball = join(workDir, filename)
}, 120_000)
afterAll(() => rmSync(workDir, { recursive: true, force: true }))

describe('the packed library', () => {
  it('has the licence, the changes and how to use it', () => {
    const listed = execFileSync('tar', ['-tzf', tarball]).toString().split('\n')
    for (const name of ['LICENSE', 'CHANGELOG.md', 'README.md']) expect(listed).toContain(`package/${name}`)
  })

  it('has a README without links to files that are not in the package', () => {
    const links = [...read(join(dist, 'README.md')).matchAll(/\]\((?!https:|#)([^)]+)\)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(join(dist, path)))).toEqual([])
  })

  it.each(['styles.css', 'styles-without-reset.css'])(
    'has all rules of %s in layers, so that rules of the app win',
    (file) => {
      const { nodes } = postcss.parse(read(join(dist, file)))
      const outside = nodes.filter(
        (node) =>
          node.type !== 'comment' && !(node.type === 'atrule' && /^(?:layer|property|keyframes)$/.test(node.name)),
      )
      expect(outside.map(String)).toEqual([])
    },
  )

  it('has a stylesheet that leaves the page outside of .whirligig and its colour scheme alone', () => {
    const css = read(join(dist, 'styles-without-reset.css'))
    const [base = ''] = /@layer base\{.*?(?=@layer)/s.exec(css) ?? []
    expect(base).toContain('h1:where(.whirligig,')
    expect(base).not.toMatch(/[{}](?:html|body|h1|ul|ol,ul,menu|\*)[,{]/)
    expect(css).not.toContain('light dark')
  })

  it.each([
    ['components/menu/menu.js', 'export function Menu('],
    ['components/menu/menu.d.ts', 'export declare function Menu('],
    ['components/price/price.js', 'export function Price('],
  ])('maps %s to its source, which is in the package', (file, declaration) => {
    const map = new SourceMap(JSON.parse(read(join(dist, `${file}.map`))))
    const lines = read(join(dist, file)).split('\n')
    const line = lines.findIndex((text) => text.startsWith(declaration))
    // The name of the component.
    const entry = map.findEntry(line, declaration.lastIndexOf(' ') + 1)
    if (!('originalSource' in entry)) throw new Error('The line has no source.')
    const source = read(join(dist, dirname(file), entry.originalSource)).split('\n')
    expect(source[entry.originalLine]).toMatch(/^export function (?:Menu|Price)\(/)
  })

  it('passes publint', { timeout: 60_000 }, async () => {
    const data = readFileSync(tarball)
    // A copy, because Node's buffers may be slices of a larger one.
    const pack = { tarball: Uint8Array.from(data).buffer }
    const { messages, pkg } = await publint({ strict: true, pack })
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([])
  })

  it('has types that resolve correctly in every module resolution mode', { timeout: 120_000 }, async () => {
    const result = await checkPackage(createPackageFromTarballData(Uint8Array.from(readFileSync(tarball))), {
      // The index reaches every declaration. The subpath exports are all alike, and publint checks that their files exist.
      entrypoints: ['.', './price', './skeleton', './use-previous-data', './tokens', './tailwind-preset'].concat(
        STYLESHEETS.map((file) => `./${file}`),
      ),
    })
    if (!result.types) throw new Error('The package has no types.')
    const problems = result.problems.filter(
      (problem) =>
        // The package supports ESM and `exports` only, on purpose.
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    )
    const lines = problems.map(({ kind, ...details }) => {
      const { entrypoint, fileName, moduleSpecifier } = details as Record<string, unknown> // each kind has some of these
      return [kind, entrypoint, fileName, moduleSpecifier].filter(Boolean).join(' ')
    })
    expect(lines).toEqual([])
  })

  it('exports every component as a subpath', () => {
    const { exports }: { exports: Record<string, unknown> } = JSON.parse(read(join(dist, 'package.json')))
    const components = readdirSync(join(root, 'ui/src/components'))
    expect(components.filter((name) => !exports[`./${name}`])).toEqual([])
  })

  it('has components as small as their docs pages say', { timeout: 120_000 }, async () => {
    const recorded: Record<string, number> = JSON.parse(read(join(root, 'ui/sizes.json')))
    const measured = await measureSizes(dist)
    expect(Object.keys(measured), 'run npm run sizes').toEqual(Object.keys(recorded))
    const grown = Object.entries(measured).filter(([name, size]) => size > (recorded[name] ?? 0) * SIZE_TOLERANCE)
    expect(grown, 'grown components; if that is intended, run npm run sizes').toEqual([])
  })

  it('runs in Node without a bundler', () => {
    const folder = installPackage('server', ['react', 'react-dom'])
    const script =
      "import { Price } from '@whirligig/ui/price'; import { createElement } from 'react';" +
      "import { renderToStaticMarkup } from 'react-dom/server'; console.log(renderToStaticMarkup(createElement(Price, { value: '$55.00' })))"
    const html = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder }).toString()
    expect(html).toContain('$55.00')
  })
})

describe('an app that installs the package', () => {
  let app: string
  beforeAll(() => {
    app = installExample('shop-window')
  })
  const run = (file: string, args: string[]) => runInFolder(app, file, args)

  it('compiles against the types of the package', { timeout: 60_000 }, () => {
    expect(run('typescript/bin/tsc', [])).toBe('')
  })

  it('builds with Vite, with the styles of the package on both pages and without unused components', {
    timeout: 120_000,
  }, () => {
    run('vite/bin/vite.js', ['build', '--logLevel', 'warn'])
    const { js, css } = readBuild(join(app, 'dist'))
    expect(js).toContain('Show total')
    // The slider and the menu of the library, which the app does not import.
    expect(js).not.toMatch(/radix-ui\/react-slider|SliderThumb|DropdownMenu/)
    expect(css).toHaveLength(2)
    for (const sheet of css) {
      expect(sheet).toContain('.drawer-panel')
      expect(sheet).toContain('.bg-tomato')
      expect(sheet).toContain('light-dark(')
    }
    // Tailwind's own colours, fonts, sizes, radii and shadows, which the tokens do not replace.
    expect(css.filter((sheet) => sheet.includes('.text-gray-500'))).toHaveLength(1)
    const withTailwind = css.find((sheet) => sheet.includes('.text-gray-500')) ?? ''
    for (const name of ['font-mono', 'text-5xl', 'rounded-lg', 'shadow-md']) expect(withTailwind).toContain(`.${name}`)
  })
})

describe('an app with server components', () => {
  let app: string
  beforeAll(() => {
    app = installExample('server-components')
    runInFolder(app, 'vite/bin/vite.js', ['build', '--logLevel', 'error'])
  }, 120_000)

  it('compiles under exactOptionalPropertyTypes, also with values that may be missing', { timeout: 60_000 }, () => {
    writeFileSync(
      join(app, 'src/missing-values.tsx'),
      `import { Button, Field, Menu, Toast } from '@whirligig/ui'

type Values = { text?: string; onClose?: () => void; loading?: boolean }

export const MissingValues = ({ text, onClose, loading }: Values) => (
  <>
    <Field label="Email" error={text} className={text}>{text}</Field>
    <Button className={text} loading={loading} icon={text} onClick={onClose}>Save</Button>
    <Toast title="Saved" text={text} onClose={onClose} />
    <Menu trigger={<button />} title="Account" items={[]} className={text} open={loading} />
  </>
)
`,
    )
    expect(runInFolder(app, 'typescript/bin/tsc', [])).toBe('')
  })

  it('renders components of the package on the server', () => {
    const script =
      "const { default: handle } = await import('./dist/rsc/index.js');" +
      "console.log(await (await handle(new Request('http://localhost/'))).text())"
    const html = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: app }).toString()
    expect(html).toMatch(/Red top.*Blue kite/s)
    expect(html).toContain('aria-label="Add Red top to your WishList"')
    const id = html.match(/<label[^>]* for="([^"]+)"[^>]*>Email/)?.[1]
    expect(id).toBeTruthy()
    expect(html).toMatch(new RegExp(`data-theme="dark".*<input[^>]* id="${id}"`, 's'))
  })

  it('sends browsers only the code of interactive components', () => {
    const { js } = readBuild(join(app, 'dist/client'))
    expect(js).toContain('to your WishList')
    // The price and the card are rendered on the server.
    expect(js).not.toContain('Now ')
    expect(js).not.toContain('/card:')
  })
})

describe('tests of an app under jsdom', () => {
  it('render and operate components with the setup file of the README', { timeout: 60_000 }, () => {
    const folder = installPackage('tested', ['vitest', 'jsdom', 'react', 'react-dom'])
    const setup = /## Testing\n.*?```js\n(.*?)```/s.exec(read(join(dist, 'README.md')))?.[1]
    if (!setup) throw new Error('The README has no setup file.')
    writeFileSync(join(folder, 'setup.js'), setup)
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      "export default { test: { environment: 'jsdom', setupFiles: 'setup.js', include: ['*.check.jsx'] } }",
    )
    cpSync(join(import.meta.dirname, 'jsdom.check.jsx'), join(folder, 'jsdom.check.jsx'))
    expect(runInFolder(folder, 'vitest/vitest.mjs', ['run', '--reporter=tap-flat'])).not.toContain('not ok')
  })
})

/** Runs a program of the repository in a folder. Throws with its output if it fails. */
function runInFolder(folder: string, file: string, args: string[]): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules', file), ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  } catch (error) {
    throw new Error(String((error as { stdout?: string }).stdout || error)) // execFileSync's errors carry the output
  }
}

/** Copies an example out of the repository and installs the packed library there. Returns its folder. */
function installExample(name: string): string {
  const example = join(root, 'examples', name)
  const { dependencies, devDependencies } = JSON.parse(read(join(example, 'package.json')))
  const folder = installPackage(name, Object.keys({ ...dependencies, ...devDependencies }))
  const filter = (source: string) => !/[\\/](node_modules|dist)$/.test(source)
  cpSync(example, folder, { recursive: true, filter })
  return folder
}

/** Installs the packed library into a folder outside of the repository, with its dependencies and the packages in `names`. */
function installPackage(folder: string, names: readonly string[]): string {
  const modules = join(workDir, folder, 'node_modules')
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
  return join(workDir, folder)
}

/** Reads all code of a build as one text, and each stylesheet. */
function readBuild(folder: string): { js: string; css: string[] } {
  const assets = join(folder, 'assets')
  const readAll = (extension: string) =>
    readdirSync(assets)
      .filter((file) => file.endsWith(extension))
      .map((file) => read(join(assets, file)))
  return { js: readAll('.js').join('\n'), css: readAll('.css') }
}
