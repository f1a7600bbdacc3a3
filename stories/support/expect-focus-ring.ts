import { expect } from 'storybook/test'

/**
 * Expects the ring that shows where the focus of the keyboard is.
 * @param pseudo the pseudo-element that has the ring in place of its element
 */
export async function expectFocusRing(element: Element | null, pseudo?: '::after'): Promise<void> {
  const { outlineStyle, outlineWidth } = element ? getComputedStyle(element, pseudo) : new CSSStyleDeclaration()
  await expect(`${outlineWidth} ${outlineStyle}`).toBe('3px solid')
}
