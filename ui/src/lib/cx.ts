import { type CxOptions, cx as joinNames } from 'class-variance-authority'
import { findGroup } from './class-groups.ts'

/** Merged class lists. Components have few different ones. */
const cache = new Map<string, string>()
const CACHE_SIZE = 500

/** Conditions in front of the utility, such as `sm:hover:`. A colon in brackets belongs to a value. */
const CONDITIONS = /^(?:[^:[(]*(?:\[[^\]]*\]|\([^)]*\))?[^:[(]*:)*/

function mergeClasses(classes: string): string {
  const replaced = new Set<string>()
  const kept = classes
    .split(/\s+/)
    .filter(Boolean)
    .reverse()
    .filter((name) => {
      const [conditions = ''] = CONDITIONS.exec(name) ?? []
      const utility = name.slice(conditions.length)
      const scope = /^!|!$/.test(utility) ? `${conditions}!` : conditions
      const found = findGroup(utility.replace(/^[!-]+|!$/g, ''))
      if (!found) return true
      if (replaced.has(scope + found.group)) return false
      for (const group of found.replaced) replaced.add(scope + group)
      return true
    })
  return kept.reverse().join(' ')
}

/**
 * Joins class names; falsy ones are skipped. Of utilities that set the same property under the same condition, only the last one
 * stays: `cx('px-6 sm:px-8', 'px-2')` is `sm:px-8 px-2`. Components pass the `className` of their caller last, so that it wins.
 */
export function cx(...names: CxOptions): string {
  const classes = joinNames(...names)
  const cached = cache.get(classes)
  if (cached !== undefined) return cached
  if (cache.size >= CACHE_SIZE) cache.clear()
  const merged = mergeClasses(classes)
  cache.set(classes, merged)
  return merged
}
