/** Resolves after two frames, when React has rendered. */
export const waitForFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
