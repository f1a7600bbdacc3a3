import type { Parameters } from '@storybook/react-vite'
import { COMPARED_MODES, type VIEWPORTS } from './viewports.ts'

/**
 * Globals and parameters of a story that is made for one viewport: it is shown and compared there only.
 * A story whose play passes only on a phone or only on a desktop needs it.
 * @param parameters the story's other parameters
 */
export const forViewport = (name: keyof typeof VIEWPORTS, parameters: Parameters = {}) => ({
  globals: { viewport: { value: name, isRotated: false } },
  parameters: {
    ...parameters,
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(COMPARED_MODES)
          .filter(([, mode]) => mode.viewport !== name)
          .map(([mode]) => [mode, { disable: true }]),
      ),
    },
  },
})
