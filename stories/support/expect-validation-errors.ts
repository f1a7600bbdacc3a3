import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

export type InvalidInput = {
  /** Matches the label of the field. */
  label: RegExp
  /** The invalid text; empty leaves the field empty. */
  typed: string
  /** The error message that the field must show. */
  message: string
}

/** A text one character longer than `max`. */
export const tooLong = (max: number) => 'a'.repeat(max + 1)

/** A play function that fills in a form with invalid values, submits it, and expects an error message per field. */
export const expectValidationErrors =
  (submit: string, inputs: readonly InvalidInput[]) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> => {
    for (const { label, typed } of inputs) {
      const field = await canvas.findByLabelText(label)
      await userEvent.clear(field)
      await userEvent.click(field)
      if (typed) await userEvent.paste(typed)
    }
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    for (const { message } of inputs) await expect(await canvas.findByText(message)).toBeVisible()
  }
