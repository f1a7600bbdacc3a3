import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactInput } from '@whirligig/contract'
import { FormError, FormText, FormTextArea, useZodForm } from '@whirligig/core/forms'
import { ApiError, setReachableAtom, UNREACHABLE_TEXT } from '@whirligig/core/http'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { expect, fn, waitFor } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../support/decorators/with-store.tsx'

type Props = { loadSchema: () => Promise<typeof ContactInput>; onSend: (input: ContactInput) => Promise<unknown> }

/** A form whose validation is loaded after it is shown. */
function LazilyValidatedForm({ loadSchema, onSend }: Props) {
  const { control, submit, formState } = useZodForm(loadSchema, { name: '', email: '', message: '' })
  return (
    <form noValidate className="grid gap-5" onSubmit={submit(onSend)}>
      <FormText control={control} name="name" label="Name" />
      <FormText control={control} name="email" label="Email" type="email" />
      <FormTextArea control={control} name="message" label="Message" max={500} />
      <FormError control={control} />
      <Button type="submit" loading={formState.isSubmitting}>
        Submit
      </Button>
    </form>
  )
}

/** The form with a button in place of the health check that finds the shop again. */
function FormWithReconnect(props: Props) {
  const setReachable = useSetAtom(setReachableAtom)
  return (
    <>
      <LazilyValidatedForm {...props} />
      <Button variant="link" onClick={() => setReachable(true)}>
        Reconnect
      </Button>
    </>
  )
}

const meta = {
  title: 'Core/Forms',
  component: LazilyValidatedForm,
  decorators: [withStoreAndToasts],
  args: { loadSchema: async () => ContactInput, onSend: fn(async () => undefined) },
} satisfies Meta<typeof LazilyValidatedForm>

export default meta
type Story = StoryObj<typeof meta>

const INPUT = { name: 'Mina', email: 'mina@whirligig.test', message: 'Do they come in blue?' }

const fillAndSubmit: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Name/), INPUT.name)
  await userEvent.type(canvas.getByLabelText(/^Email/), INPUT.email)
  await userEvent.type(canvas.getByLabelText(/^Message/), INPUT.message)
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
}

export const WaitsForItsSchema: Story = {
  args: { loadSchema: () => new Promise(() => {}) },
  play: async (context) => {
    await fillAndSubmit(context)
    await expect(context.canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true')
    await expect(context.args.onSend).not.toHaveBeenCalled()
  },
}

/** The description of the focused field is read, and nothing else. */
export const EmptySubmitFocusesFirstError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required.'))
    await canvas.findByText('Message is required.')
    for (const error of canvas.getAllByText(/ is required\.$/)) await expect(error.closest('[role=status]')).toBeNull()
    // The focus is already in the field.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Name is required.').parentElement).toHaveRole('status'))
    await expect(canvas.getByText('Message is required.').parentElement).not.toHaveRole('status')
  },
}

const server = { isReachable: false }

export const SubmitsOnceTheSchemaHasLoaded: Story = {
  args: {
    loadSchema: async () => {
      if (!server.isReachable) throw new TypeError('Failed to fetch dynamically imported module')
      return ContactInput
    },
  },
  beforeEach: () => {
    server.isReachable = false
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await fillAndSubmit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(UNREACHABLE_TEXT)
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue(INPUT.message)
    server.isReachable = true
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(args.onSend).toHaveBeenCalledWith(INPUT)
    await canvas.findByText(UNREACHABLE_TEXT) // the toast
  },
}

/** The store of the app has recorded the outage before the form shows its error. */
const unreachable = {
  render: (args) => <FormWithReconnect {...args} />,
  parameters: { initialAtoms: [initialAtom(setReachableAtom, false)] },
  args: { onSend: fn(() => Promise.reject(new ApiError(0, UNREACHABLE_TEXT))) },
} satisfies Story

export const UnreachableErrorGoesWithTheOutage: Story = {
  ...unreachable,
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillAndSubmit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(UNREACHABLE_TEXT)
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue(INPUT.message)
  },
}

export const UnreachableErrorGoesWithAnEdit: Story = {
  ...unreachable,
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillAndSubmit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(UNREACHABLE_TEXT)
    await userEvent.type(canvas.getByLabelText(/^Message/), '!')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const RefusalStaysWhileEditing: Story = {
  args: { onSend: fn(() => Promise.reject(new ApiError(400, 'That did not work.'))) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillAndSubmit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.')
    await userEvent.type(canvas.getByLabelText(/^Message/), '!')
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not work.')
  },
}
