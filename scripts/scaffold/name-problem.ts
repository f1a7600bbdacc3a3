import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The kinds of code that `npm run new:...` generates. */
export type Kind = 'component' | 'feature'

/** Packages that are not features. A feature cannot use their names. */
const RESERVED_PACKAGES = ['app', 'art', 'contract', 'core', 'server', 'ui']

/** Returns why a name cannot be used, as one line, or `undefined` if it can. */
export function findNameProblem(root: string, kind: Kind, name: string): string | undefined {
  if (!name) return `A ${kind} needs a name: npm run new:${kind} -- price-tag`
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
    return `'${name}' is not a valid name: use lowercase words joined by single dashes, as in price-tag.`
  }
  const paths =
    kind === 'component'
      ? [`ui/src/components/${name}`, `stories/ui/${name}.stories.tsx`]
      : [`features/${name}`, `stories/features/${name}`]
  const existing = paths.find((path) => existsSync(join(root, path)))
  if (existing) return `'${name}' is taken: ${existing} exists.`
  if (kind === 'feature' && RESERVED_PACKAGES.includes(name))
    return `'${name}' is taken: @whirligig/${name} is another package.`
  return undefined
}
