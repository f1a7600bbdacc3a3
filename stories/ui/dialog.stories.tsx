// Long because each state and each action of the component is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Button,
  ChatThread,
  Dialog,
  type DialogProps,
  EditableNumber,
  Field,
  ImageUpload,
  MultiSelect,
  SearchInput,
  TextInput,
} from '@whirligig/ui'
import { type Ref, useRef, useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'

function NameInput({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const [name, setName] = useState('Oldest to ship')
  return <TextInput ref={ref} value={name} onChange={setName} />
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Rename this view',
    description: 'Only you see your views.',
    children: (
      <Field label="Name">
        <NameInput />
      </Field>
    ),
    actions: <Button size="sm">Rename</Button>,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { id: 'rename', ref: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename this view' })
    await expect(dialog).toHaveAccessibleDescription('Only you see your views.')
    await expect(dialog).toHaveAttribute('id', 'rename')
    await expect(args.ref).toHaveBeenCalledWith(dialog)
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Rename this view' })).toBeVisible())
  },
}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = {
  args: { size: 'lg', title: 'Changes', description: 'What the import of this file does.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // The panel is scaled while it appears, so its own width counts.
    await expect(dialog.offsetWidth).toBe(Math.min(896, innerWidth - 32))
  },
}
export const WithoutDescriptionAndActions: Story = {
  args: { description: undefined, actions: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveAttribute('aria-describedby')
  },
}
export const LongTitle: Story = {
  args: { title: 'Dampfeisenbahngesellschaftsspielzeuglokomotivenreparaturwerkstatt and all its toys' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
export const LongContentScrolls: Story = {
  args: {
    children: (
      <p className="whitespace-pre-line">{Array.from({ length: 60 }, (_, index) => `Toy ${index + 1}`).join('\n')}</p>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const scroller = dialog.parentElement ?? dialog
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
    await userEvent.tab()
    const action = within(dialog).getByRole('button', { name: 'Rename' })
    await expect(action).toHaveFocus()
    await waitFor(() => expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const closeButton = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(closeButton.left - dialog.getBoundingClientRect().left).toBeLessThan(dialog.clientWidth / 2)
  },
}
export const ClosesOnEscape: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** Radix gets the key before the controls do: see `data-escape`. */
export const LeavesEscapeToItsControls: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <Field label="Toys">
          <MultiSelect options={[{ value: 'bear', label: 'Bear' }]} />
        </Field>
        <SearchInput label="Search" />
        <EditableNumber label="Price" value="5" text="$5" validate={() => undefined} onSave={async () => undefined} />
      </>
    ),
  },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const toys = dialog.getByRole('combobox', { name: 'Toys' })
    await userEvent.type(toys, 'b')
    await userEvent.keyboard('{Escape}')
    await expect(toys).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect(toys).toHaveValue('')
    const search = dialog.getByRole('searchbox')
    await userEvent.type(search, 'bear{Escape}')
    await expect(search).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: /^Price/ }))
    await userEvent.keyboard('6{Escape}')
    await expect(dialog.getByRole('button', { name: /^Price/ })).toHaveFocus()
    fireEvent.keyDown(search, { key: 'Escape', isComposing: true })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(search)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ClosesOnCloseButton: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ClosesOnClickOutside: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Name' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const QuestionMustBeAnswered: Story = {
  args: { role: 'alertdialog', title: 'Which address?', children: undefined },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Which address?' })
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

function OpenedByButton(args: DialogProps) {
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="p-6">
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} initialFocus={input} actions={undefined}>
        <Field label="Name">
          <NameInput ref={input} />
        </Field>
      </Dialog>
    </div>
  )
}

export const TrapsAndReturnsFocus: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus())
    for (const shift of [false, false, true, true]) {
      await userEvent.tab({ shift })
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function PageThatAnnounces(args: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="p-6">
      <SearchInput label="Search" min={2} />
      <ImageUpload aria-label="Picture" hint="jpg or png" validate={async () => undefined} />
      <ChatThread label="Messages with Ada" messages={[]} />
      <Field label="Name" onKeyUp={({ key }) => setOpen(key === 'k')}>
        <TextInput />
      </Field>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

/** Radix hides what is behind a dialog, but never an element with `aria-live`, nor those around it. */
export const HidesPageThatAnnounces: Story = {
  tags: ['!autodocs'],
  render: (args) => <PageThatAnnounces {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'k')
    await screen.findByRole('dialog')
    await expect(canvasElement).toHaveAttribute('aria-hidden', 'true')
  },
}

function RemovableToys(args: DialogProps) {
  const [toys, setToys] = useState(['Bear', 'Duck', 'Kite'])
  const [isSent, setSent] = useState(false)
  return (
    <Dialog {...args} actions={undefined}>
      <ul>
        {toys.map((toy) => (
          <li key={toy}>
            <span>{toy}</span>
            <Button size="sm" onClick={() => setToys(toys.filter((each) => each !== toy))}>
              Remove {toy}
            </Button>
          </li>
        ))}
      </ul>
      <Button disabled={isSent} onClick={() => setSent(true)}>
        Send
      </Button>
    </Dialog>
  )
}

/** When the focused control is removed or disabled, the next one gets the focus; at the end, the one before. */
export const FocusGoesOnWhenControlsGo: Story = {
  render: (args) => <RemovableToys {...args} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
    dialog.getByRole('button', { name: 'Remove Duck' }).focus()
    for (const next of ['Remove Kite', 'Remove Bear', 'Send', 'Close']) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(dialog.getByRole('button', { name: next })).toHaveFocus())
    }
  },
}

async function focusRemoveDuck() {
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
  const remove = dialog.getByRole('button', { name: 'Remove Duck' })
  remove.focus()
  return { dialog, remove }
}

/** A press beside the control gives up the focus. */
export const FocusStaysGivenUp: Story = {
  render: (args) => <RemovableToys {...args} />,
  play: async () => {
    const { dialog, remove } = await focusRemoveDuck()
    fireEvent.pointerDown(dialog.getByText('Kite'))
    remove.click()
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Duck' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  },
}

/** A press on the control itself does not, and the focus of another control is left alone. */
export const FocusOfOthersIsLeftAlone: Story = {
  render: (args) => <RemovableToys {...args} />,
  play: async () => {
    const { dialog, remove } = await focusRemoveDuck()
    fireEvent.pointerDown(remove)
    remove.click()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove Kite' })).toHaveFocus())
    dialog.getByRole('button', { name: 'Remove Bear' }).click()
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Bear' })).toBeNull())
    await expect(dialog.getByRole('button', { name: 'Remove Kite' })).toHaveFocus()
  },
}
