import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

export type WrongInput = {
  /** The label of the field, or how it begins. */
  label: RegExp
  typed: string
  says: string
}

/** A text that is longer than the most. */
export const overlong = (most: number) => 'a'.repeat(most + 1)

/** A play that fills in a form wrongly, sends it, and finds what it says of each field. */
export const saysWhatIsWrong =
  (submit: string, wrong: readonly WrongInput[]) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> => {
    for (const { label, typed } of wrong) {
      const field = await canvas.findByLabelText(label)
      await userEvent.clear(field)
      await userEvent.click(field)
      if (typed) await userEvent.paste(typed)
    }
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    for (const { says } of wrong) await expect(await canvas.findByText(says)).toBeVisible()
  }
