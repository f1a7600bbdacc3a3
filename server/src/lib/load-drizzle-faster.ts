/**
 * Resolves the modules of drizzle-orm without reading its `package.json` each time. Node reads that file again, 179 kB, for each of the package's
 * modules and for each import of it, which was half of the time to load the server. The first import of a program has this effect on all that are
 * loaded later, so programs import what uses the database dynamically.
 */
import { type RegisterHooksOptions, registerHooks } from 'node:module'

type ResolvedModule = ReturnType<NonNullable<RegisterHooksOptions['resolve']>>

const entryPoints = new Map<string, ResolvedModule>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context)
    const found = entryPoints.get(specifier) ?? nextResolve(specifier, context)
    entryPoints.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})
