import { expect } from 'storybook/test'

/**
 * Expects that the start of a text is at the left of its end, also in right-to-left pages: numbers at its ends would swap places there.
 * @param element contains the text, on one line
 */
export async function expectLtrText(element: HTMLElement): Promise<void> {
  const text = element.firstChild
  if (!(text instanceof Text)) throw new Error('The element starts with no text.')
  const readLeft = (index: number) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect().left
  }
  await expect(readLeft(0)).toBeLessThan(readLeft(text.length - 1))
}
