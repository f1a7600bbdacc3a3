import postcss, { type Rule } from 'postcss'

/**
 * Where the library has its page styles without a reset of the page: in elements with the class `whirligig`, and in what the components
 * render at the end of the page: scrims with dialogs inside or behind them, menus and popovers.
 */
const ROOTS = ['.whirligig', '.bg-scrim', '.bg-scrim+[role]', '.menu-panel']
const ROOT = `:where(${ROOTS.join()})`
const INSIDE = `:where(${[...ROOTS, ...ROOTS.map((root) => `${root} *`)].join()})`

/** Returns where the last part of a selector starts: `h1`, behind `main > `. Parentheses and brackets are parts of a part. */
function findLastCompound(selector: string): number {
  let depth = 0
  let start = 0
  for (const [index, character] of [...selector].entries()) {
    if (/[([]/.test(character)) depth++
    else if (/[)\]]/.test(character)) depth--
    else if (!depth && /[\s>+~]/.test(character)) start = index + 1
  }
  return start
}

/** Restricts a selector to the parts of the page that belong to the library, with the same specificity. The page becomes such a part. */
export function scopeSelector(selector: string): string {
  if (/^(?:html|body|:host)$/.test(selector)) return ROOT
  const start = findLastCompound(selector)
  const compound = selector.slice(start)
  const type = /^(?:\*|[a-z][\w-]*)?/i.exec(compound)?.[0] ?? ''
  return selector.slice(0, start) + type + INSIDE + compound.slice(type.length)
}

/** Whether a rule lets the page follow the system. */
const isSystemScheme = (rule: Rule): boolean =>
  rule.selector === ':root' && rule.some((node) => node.type === 'decl' && node.value === 'light dark')

/** Rules of the page and of its themes: they change no elements of others. */
const UNSCOPED = /^(?::root|\[data-theme)/

/**
 * Restricts the layer `base` of a compiled stylesheet, which has Tailwind's reset and the styles of headings and the focus ring, to parts
 * of a page. The page itself keeps its `color-scheme`, and the components follow it.
 */
export function scopeReset(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'base') return
    layer.walkRules((rule) => {
      if (isSystemScheme(rule)) rule.remove()
      else if (!UNSCOPED.test(rule.selector)) rule.selectors = [...new Set(rule.selectors.map(scopeSelector))]
    })
  })
  return root.toString()
}
