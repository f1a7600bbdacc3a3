import { dirname, join } from 'node:path/posix'

/** What React offers only in browsers and when it renders HTML, not in server components. */
const CLIENT_API =
  /\b(?:createContext|Component|PureComponent|use(?:ActionState|Context|DeferredValue|Effect|EffectEvent|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|Ref|State|SyncExternalStore|Transition))\b/
const CLIENT_PACKAGE = /^(?:@radix-ui|@tanstack|react-dom)(?:\/|$)/
/** A handler that the module makes itself. One that is passed on has the name of its prop: `onClick: onClick`. */
const OWN_HANDLER = /\bon[A-Z]\w*: (?!on[A-Z]\w*\s*[,}])/

type Import = { names: string; from: string }

const listImports = (code: string): Import[] =>
  [...code.matchAll(/^(?:import|export) ([^;]+?) from ['"]([^'"]+)['"];/gm)].map(([, names = '', from = '']) => ({
    names,
    from,
  }))

/** The names that a module exports and that server components may render, but not call. */
const listComponents = (code: string): string[] =>
  [...code.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name)

const needsBrowser = (code: string): boolean =>
  OWN_HANDLER.test(code) ||
  listImports(code).some(({ names, from }) => (from === 'react' ? CLIENT_API.test(names) : CLIENT_PACKAGE.test(from)))

/**
 * Finds the modules that need `'use client'`: those that use state, effects, event handlers or packages for browsers, and those that call
 * a function of such a module. A module that only renders their components stays on the server.
 *
 * @param modules compiled code by path, such as `components/price/price.js`
 */
export function findClientModules(modules: ReadonlyMap<string, string>): Set<string> {
  const client = new Set([...modules].filter(([, code]) => needsBrowser(code)).map(([path]) => path))
  const callsClient = ([path, code]: readonly [string, string]) =>
    listImports(code).some(({ names, from }) => {
      const target = join(dirname(path), from)
      if (!from.startsWith('.') || !client.has(target)) return false
      const components = listComponents(modules.get(target) ?? '')
      const imported = [...names.matchAll(/(\w+)(?: as \w+)?/g)].map(([, name = '']) => name)
      return imported.some((name) => !components.includes(name))
    })
  for (let size = -1; size !== client.size; ) {
    size = client.size
    for (const entry of modules) if (!client.has(entry[0]) && callsClient(entry)) client.add(entry[0])
  }
  return client
}
