import { expect, waitFor } from 'storybook/test'

/** Expects that the user sees the element without scrolling. */
export const expectInView = (element: HTMLElement): Promise<void> =>
  waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  })
