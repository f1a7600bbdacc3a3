import type { StoryContext } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, waitFor } from 'storybook/test'

/**
 * The state of a form whose request has no response yet: its button is busy.
 * @param path the path of the POST request
 * @param button the name of the button
 * @param fill fills in the form and presses the button
 */
export const sendingState = <Context extends Pick<StoryContext, 'canvas'>>(
  path: string,
  button: string,
  fill: (context: Context) => void | Promise<void>,
) => ({
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => {
    msw.use(http.post(path, () => delay('infinite')))
  },
  play: async (context: Context) => {
    await fill(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true'),
    )
  },
})
