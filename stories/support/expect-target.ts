import { expect } from 'storybook/test'

/** The smallest comfortable target for a finger, in pixels. */
const TARGET_PX = 44

/**
 * Expects that a press within half a target around the middle of a control hits the control.
 * @param axes the directions to check; a control with a text has the width of its text
 */
export async function expectTarget(control: Element | null, axes: 'both' | 'vertical' = 'both'): Promise<void> {
  const { x, y, width, height } = control?.getBoundingClientRect() ?? new DOMRect()
  const reach = TARGET_PX / 2 - 1
  const steps =
    axes === 'both'
      ? ([
          [-reach, 0],
          [reach, 0],
        ] as const)
      : []
  for (const [right, down] of [[0, 0], [0, -reach], [0, reach], ...steps] as const) {
    const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)
    await expect(control?.contains(hit), `${right} px right and ${down} px below the middle`).toBe(true)
  }
}
