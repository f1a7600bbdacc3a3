import type { ComponentType } from 'react'

const PSEUDO = { ':hover': 'forced-hover', ':focus-visible': 'forced-focus', ':active': 'forced-active' }
const STATES = ['', ...Object.values(PSEUDO)]

/**
 * Draws a component as it is, under the pointer, focused and pressed, side by side. No script can move the pointer of a browser, so
 * every rule for these states gets a second selector: a class around the component.
 */
export function inEachState<Props extends object>(Component: ComponentType<Props>) {
  return function InEachState(args: Props) {
    return (
      <div ref={(node) => void (node && forceStates(node.ownerDocument))} className="flex flex-wrap items-start gap-6">
        {STATES.map((state) => (
          <div key={state} className={state}>
            <Component {...args} />
          </div>
        ))}
      </div>
    )
  }
}

const forced = new WeakSet<CSSStyleSheet>()

function forceStates(document: Document): void {
  for (const sheet of document.styleSheets) {
    // Sheets of other origins cannot be read; the stories have none, tools may.
    if (forced.has(sheet) || (sheet.href && !sheet.href.startsWith(document.location.origin))) continue
    forced.add(sheet)
    force(sheet.cssRules)
  }
}

function force(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = withForced(rule.selectorText)
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) force(rule.cssRules)
  }
}

/** `.a:hover` becomes `.a:is(:hover, .forced-hover *)`; the name of a class, `.enabled\:hover\:b`, stays. */
function withForced(selector: string): string {
  return Object.entries(PSEUDO).reduce(
    (text, [pseudo, name]) =>
      text.replaceAll(new RegExp(`(?<!\\\\)${pseudo}(?![\\w-])`, 'g'), `:is(${pseudo}, .${name} *)`),
    selector,
  )
}
