/** The condition of each media rule as it was written. */
const written = new Map<CSSMediaRule, string>()

/**
 * Multiplies the lengths in rem in all media queries of the document. A media query measures rem by the text size of the browser's
 * setting, which a page cannot change.
 * @param factor 1 restores the written conditions
 */
export function scaleMediaQueries(factor: number) {
  for (const sheet of document.styleSheets) visit(sheet.cssRules)

  function visit(rules: CSSRuleList) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) scale(rule)
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visit(rule.cssRules)
    }
  }

  function scale(rule: CSSMediaRule) {
    const condition = written.get(rule) ?? rule.media.mediaText
    if (!condition.includes('rem')) return
    written.set(rule, condition)
    const scaled = condition.replace(/([\d.]+)rem/g, (_all, length: string) => `${Number(length) * factor}rem`)
    if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled
  }
}
