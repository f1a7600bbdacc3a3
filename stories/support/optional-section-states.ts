import type { StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'

type SectionStory = Pick<StoryObj, 'beforeEach' | 'play'>

/** Expects that the section is loaded and left out. */
export const expectNoSection: NonNullable<SectionStory['play']> = async ({ canvasElement, canvas }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull())
  await expect(canvas.queryByRole('region')).toBeNull()
}

/** The states of a section that is left out if its request, with this path, fails or returns no products. */
export function optionalSectionStates(path: string) {
  return {
    Empty: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(path, () => HttpResponse.json({ products: [] })))
      },
      play: expectNoSection,
    },
    Failed: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(path, () => HttpResponse.json({ error: 'x' }, { status: 500 })))
      },
      play: expectNoSection,
    },
    Loading: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(path, () => delay('infinite')))
      },
      play: async ({ canvas }) => {
        await expect(canvas.queryByRole('region')).toBeNull()
      },
    },
  } satisfies Record<string, SectionStory>
}
