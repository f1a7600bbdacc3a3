import type { ComponentType } from 'react'

const FORCED_CLASSES = { ':hover': 'forced-hover', ':focus-visible': 'forced-focus', ':active': 'forced-active' }
const STATES = ['', ...Object.values(FORCED_CLASSES)]

/**
 * Renders a component four times side by side: in its default state, hovered, focused and active. A script cannot force these
 * states, so every CSS rule for them gets a second selector with a class on an ancestor.
 */
export function withPseudoStates<Props extends object>(Component: ComponentType<Props>) {
  return function WithPseudoStates(args: Props) {
    return (
      <div
        ref={(node) => void (node && addForcedSelectors(node.ownerDocument))}
        className="flex flex-wrap items-start gap-6"
      >
        {STATES.map((state) => (
          <div key={state} className={state}>
            <Component {...args} />
          </div>
        ))}
      </div>
    )
  }
}

const processedSheets = new WeakSet<CSSStyleSheet>()

function addForcedSelectors(document: Document): void {
  for (const sheet of document.styleSheets) {
    // Style sheets of other origins, which browser extensions may add, cannot be read.
    if (processedSheets.has(sheet) || (sheet.href && !sheet.href.startsWith(document.location.origin))) continue
    processedSheets.add(sheet)
    rewriteRules(sheet.cssRules)
  }
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = addForcedSelector(rule.selectorText)
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewriteRules(rule.cssRules)
  }
}

/** What can have the focus. Everything in a hovered or active element is hovered or active, too. */
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex])'

/** Replaces `.a:hover` with `.a:is(:hover, .forced-hover *)`. Escaped colons in class names (`.enabled\:hover\:b`) stay. */
function addForcedSelector(selector: string): string {
  return Object.entries(FORCED_CLASSES).reduce(
    (text, [pseudo, name]) =>
      text.replaceAll(
        new RegExp(`(?<!\\\\)${pseudo}(?![\\w-])`, 'g'),
        `:is(${pseudo}, .${name} ${pseudo === ':focus-visible' ? FOCUSABLE : '*'})`,
      ),
    selector,
  )
}
