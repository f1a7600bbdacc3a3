import type { Parameters } from '@storybook/react-vite'
import { COMPARED, type VIEWPORTS } from '../../.storybook/viewports.ts'

/**
 * What a story is that is made for one screen: it is shown there, and its picture is compared there only. A play that
 * passes on a phone or on a desktop alone needs it.
 * @param parameters the story's own
 */
export const onScreen = (name: keyof typeof VIEWPORTS, parameters: Parameters = {}) => ({
  globals: { viewport: { value: name, isRotated: false } },
  parameters: {
    ...parameters,
    chromatic: {
      modes: Object.fromEntries(COMPARED.filter((other) => other !== name).map((other) => [other, { disable: true }])),
    },
  },
})
