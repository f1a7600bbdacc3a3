import { globSync, readFileSync } from 'node:fs'
import { listPureModules } from './list-pure-modules.ts'

const normalize = (file: string) => file.replaceAll('\\', '/')

/** The modules that need React or a browser, and the stories that test them. */
export type ComponentTests = { modules: string[]; stories: string[] }

/**
 * Lists the modules of components, and the modules in `hooks` and `lib` that only these components import.
 * @param names the folders of components; empty for all
 * @param part `2/8` for the second of eight parts of them
 * @throws if a name or the part is wrong
 */
export function listComponents(names: readonly string[], part: string): ComponentTests {
  const [, number, count] = part.match(/^([1-9]\d*)\/([1-9]\d*)$/)?.map(Number) ?? []
  if (!number || !count || number > count) throw new Error(`PART must be like 2/8, not '${part}'.`)
  const all = globSync('stories/ui/*.stories.tsx').map((file) => normalize(file).replace(/^.*\/|\.stories\.tsx$/g, ''))
  const unknown = names.find((name) => !all.includes(name))
  if (unknown) throw new Error(`COMPONENTS contains ${unknown}, which has no stories in stories/ui.`)
  const chosen = (names.length > 0 ? names : all).toSorted().filter((_name, index) => index % count === number - 1)
  const pure = new Set(listPureModules())
  const isMeasured = (file: string) => !/\.test\.tsx?$/.test(file) && !pure.has(file)
  const own = chosen.flatMap((name) => globSync(`ui/src/components/${name}/*.{ts,tsx}`)).map(normalize)
  const code = own.map((file) => readFileSync(file, 'utf8')).join('\n')
  const shared = globSync('ui/src/{hooks,lib}/*.{ts,tsx}')
    .map(normalize)
    .filter((file) => code.includes(`/${file.split('/').slice(-2).join('/')}'`))
  return {
    modules: [...own, ...shared].filter(isMeasured).toSorted(),
    stories: chosen.flatMap((name) => globSync(`stories/ui/${name}{,/*}.stories.tsx`)).map(normalize),
  }
}
