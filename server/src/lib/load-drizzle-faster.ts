/**
 * Once imported, makes drizzle-orm load without parsing its `package.json` (179 kB) again for each of its modules and each import of it, which took
 * half of the time to load the server. It has no effect on static imports of the same program: those are resolved before any code runs. So a
 * program imports this first, and what uses the database with `import()`.
 */
import { type RegisterHooksOptions, registerHooks } from 'node:module'

type ResolvedModule = ReturnType<NonNullable<RegisterHooksOptions['resolve']>>

const entryPoints = new Map<string, ResolvedModule>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context)
    const found = entryPoints.get(specifier) ?? nextResolve(specifier, context)
    entryPoints.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})
