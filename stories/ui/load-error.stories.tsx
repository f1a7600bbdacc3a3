import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Button,
  ConfirmDialog,
  type ConfirmDialogProps,
  Field,
  LoadError,
  lazyMenu,
  lazyOnOpen,
  Menu,
  MenuTrigger,
  TextInput,
} from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

const meta = {
  title: 'Feedback/Load Error',
  component: LoadError,
  // It has a fixed position. On the docs page each story has its own iframe.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the shop could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(retry)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

/** Loads code like a browser that is offline for the first attempt. */
function failOnce<Code>(code: Code): () => Promise<Code> {
  let isOnline = false
  return async () => {
    if (isOnline) return code
    isOnline = true
    throw new TypeError('Failed to fetch dynamically imported module')
  }
}

function Note() {
  const [LazyDialog] = useState(() => lazyOnOpen<ConfirmDialogProps>(failOnce(ConfirmDialog)))
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const close = () => setOpen(false)
  return (
    <div className="grid justify-items-start gap-4 p-6">
      <Field label="Note">
        <TextInput value={text} onChange={setText} />
      </Field>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <LazyDialog
        open={open}
        title="Delete this note?"
        description="It cannot be brought back."
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </div>
  )
}

/** A dialog of `lazyOnOpen`: what has been typed stays, and a retry opens the dialog. */
export const DialogThatCannotBeLoaded: Story = {
  render: () => <Note />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Note'), 'Ring before noon')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await canvas.findByRole('alert')
    await expect(canvas.getByLabelText('Note')).toHaveValue('Ring before noon')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('alertdialog', { name: 'Delete this note?' })
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

function Categories() {
  const [LazyMenu] = useState(() => lazyMenu(failOnce((props) => <Menu {...props} items={[{ label: 'Puzzles' }]} />)))
  return (
    <div className="p-6">
      <LazyMenu trigger={(props) => <MenuTrigger {...props}>Categories</MenuTrigger>} />
    </div>
  )
}

/** A menu of `lazyMenu`: the trigger stays, and a retry opens the menu. */
export const MenuThatCannotBeLoaded: Story = {
  render: () => <Categories />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Categories' }).click()
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('button', { name: 'Categories' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('menuitem', { name: 'Puzzles' })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}
