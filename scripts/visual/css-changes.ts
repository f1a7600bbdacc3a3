import postcss, { type Container, type Declaration } from 'postcss'

/** What differs between two style sheets: `undefined` if any page can look different, else names of classes and custom properties. */
export type CssChanges = Set<string> | undefined

/** A value by where it stands: at-rules and selectors from outside to inside, and the property. */
type Entry = { value: string; prop: string; className: string | undefined }

/**
 * Finds the classes and custom properties whose declarations differ. Only elements with such a class can look different: a new utility
 * class, for example, does not concern stories whose code does not contain its name.
 */
export function findCssChanges(before: string, after: string): CssChanges {
  const [entriesBefore, entriesAfter] = [readEntries(before), readEntries(after)]
  const names = new Set<string>()
  for (const key of new Set([...entriesBefore.keys(), ...entriesAfter.keys()])) {
    const [from, to] = [entriesBefore.get(key), entriesAfter.get(key)]
    const entry = to ?? from
    if (!entry || from?.value === to?.value) continue
    const isUsed = (from ? after : before).includes(`var(${entry.prop}`)
    if (entry.className) names.add(entry.className)
    // A variable that only one side defines concerns only code that names it.
    else if (entry.prop.startsWith('--') && !(from && to) && !isUsed) names.add(entry.prop)
    else return undefined
  }
  return names
}

function readEntries(css: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  postcss.parse(css).walkDecls((declaration) => {
    for (const { path, className } of listPaths(declaration)) {
      const key = `${path}${declaration.prop}`
      const value = `${entries.get(key)?.value ?? ''}${declaration.value}${declaration.important ? '!' : ''};`
      entries.set(key, { value, prop: declaration.prop, className })
    }
  })
  return entries
}

/** The places of a declaration: one for each selector of its rule. */
function listPaths(declaration: Declaration) {
  let selectors = ['']
  let context = ''
  for (let parent: Declaration['parent'] | Container['parent'] = declaration.parent; parent; parent = parent.parent) {
    if (parent instanceof postcss.Rule) {
      selectors = parent.selectors.flatMap((selector) => selectors.map((inner) => `${selector} ${inner}`))
    } else if (parent instanceof postcss.AtRule) {
      const { name, params } = parent
      context = `@${name} ${params} ${context}`
      // A registered property or an animation is used by its name.
      if (name === 'property') return [{ path: `${context}|`, className: params }]
    }
  }
  return selectors.map((selector) => ({ path: `${context}|${selector}|`, className: findClassName(selector) }))
}

/** The first class of a selector, as it is written in a class attribute. */
function findClassName(selector: string): string | undefined {
  const [, name] = selector.match(/\.((?:\\.|[\w-])+)/) ?? []
  return name?.replaceAll(/\\(.)/g, '$1')
}
