import { expect } from 'storybook/test'

/** Expects the icon of a control to be mirrored, as arrows must be in right-to-left text. */
export async function expectMirroredIcon(control: HTMLElement): Promise<void> {
  const icon = control.querySelector('svg')
  await expect(icon && getComputedStyle(icon).scale).toBe('-1 1')
}
