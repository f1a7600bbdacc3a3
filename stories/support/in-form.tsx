import type { StoryContext } from '@storybook/react-vite'
import { Button } from '@whirligig/ui'
import { type ComponentType, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

/** Formats an entry of a form: `stars=4`, `image=bear.png`. */
export const formatEntry = ([name, value]: [string, FormDataEntryValue]) =>
  `${name}=${typeof value === 'string' ? value : value.name}`

/** Wraps a component in a native form, without state in React. The form shows what it submits. */
export function inForm<Props extends object>(Component: ComponentType<Props>) {
  function InForm(args: Props) {
    const [submitted, setSubmitted] = useState<string>()
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted([...new FormData(event.currentTarget)].map(formatEntry).join('&'))
        }}
        className="grid grid-cols-1 gap-4"
      >
        <Component {...args} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit">Submit</Button>
          <Button type="reset" variant="secondary">
            Reset
          </Button>
          <output aria-label="Submitted">{submitted}</output>
        </div>
      </form>
    )
  }
  // In samples of code.
  InForm.displayName = Component.name
  return InForm
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Submits the form of `inForm`, and expects what is submitted: `stars=4`, or '' for nothing. */
async function expectSubmit({ canvas, userEvent }: Context, entries: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(canvas.getByRole('status', { name: 'Submitted' }).textContent).toBe(entries))
}

/** Expects that the form submits the default, then what `change` changes it to, and the default again after a reset. */
export async function expectSubmitAndReset(
  context: Context,
  { first, changed, change }: { first: string; changed: string; change: () => Promise<unknown> },
): Promise<void> {
  await expectSubmit(context, first)
  await change()
  await expectSubmit(context, changed)
  const reset = context.canvas.getByRole('button', { name: 'Reset' })
  await context.userEvent.click(reset)
  await expect(reset, 'the reset moves the focus nowhere').toHaveFocus()
  await expectSubmit(context, first)
}
