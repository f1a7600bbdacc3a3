import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageUpload } from '@whirligig/ui'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'
import { createDataTransfer, createDragEvent, createPng } from '../support/sample-files.ts'
import { sampleProducts } from '../support/sample-products.ts'

const meta = {
  title: 'Forms/Image Upload',
  component: ImageUpload,
  decorators: [withField],
  parameters: { field: { label: 'Image', required: true } },
  render: controlled(ImageUpload),
  args: {
    value: null,
    onChange: fn(),
    validate: async (_file: File): Promise<string | undefined> => undefined,
    onValidatingChange: fn(),
    hint: 'jpg, jpeg or png, up to 5 MB',
  },
} satisfies Meta<typeof ImageUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Image/)).toHaveFocus()
    await expect(canvas.getByLabelText(/Image/)).toHaveAccessibleName('Image Choose a file')
    await expect(canvas.getByLabelText(/Image/)).toHaveAccessibleDescription(/^\s*jpg, jpeg or png, up to 5 MB$/)
    await expect(canvas.getByLabelText(/Image/).parentElement).not.toHaveAttribute('data-dragged')
    await expect(canvas.queryByRole('status'), 'nothing is checked').toBeNull()
  },
}
export const CurrentPicture: Story = {
  args: { currentUrl: sampleProducts.bear.picture.src },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Image/)).toHaveAccessibleName('Image Replace')
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Image/)
    await expect(field).toHaveAccessibleName('Image')
    fireEvent(field, createDragEvent('dragenter', createPng()))
    await expect(field.parentElement).not.toHaveAttribute('data-dragged')
    fireEvent(field, createDragEvent('drop', createPng()))
    await expect(args.onValidatingChange).not.toHaveBeenCalled()
  },
}
export const Invalid: Story = {
  parameters: { field: { label: 'Image', error: 'Please upload files with jpg, jpeg, png format.' } },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/Image/)).toBeInvalid(),
}
export const Uploading: Story = {
  args: { value: createPng(), progress: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading bear.png' })).toHaveAttribute('aria-valuenow', '42')
    await expect(canvas.getByLabelText(/Image/)).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** After a reload, the name of the picture is not known. */
export const UploadingWithoutFile: Story = {
  args: { progress: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: { value: createPng('the-very-long-name-of-a-picture-of-all-wooden-animals-together-in-one-box.png') },
}
export const SelectsFileAndShowsPreview: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(/Image/), createPng())
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'bear.png' })))
    await expect(canvas.getByText('bear.png')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/))
  },
}
export const AcceptsDroppedFile: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Image/)
    await fireEvent(field, createDragEvent('dragenter', createPng('dropped.png')))
    await waitFor(() => expect(field.parentElement).toHaveAttribute('data-dragged'))
    await fireEvent.dragLeave(field)
    await waitFor(() => expect(field.parentElement).not.toHaveAttribute('data-dragged'))
    const over = createDragEvent('dragover', createPng('dropped.png'))
    await fireEvent(field, over)
    await waitFor(() => expect(field.parentElement).toHaveAttribute('data-dragged'))
    await fireEvent(field, createDragEvent('drop', createPng('dropped.png')))
    await waitFor(() => expect(field.parentElement).not.toHaveAttribute('data-dragged'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'dropped.png' })),
    )
  },
}
export const AcceptsPastedFile: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent(
      canvas.getByLabelText(/Image/),
      new ClipboardEvent('paste', { bubbles: true, clipboardData: createDataTransfer(createPng('pasted.png')) }),
    )
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'pasted.png' })))
  },
}
/** Pasted and dropped text is left to the browser. */
export const IgnoresText: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Image/)
    const data = new DataTransfer()
    data.setData('text/plain', 'bear')
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })
    await expect(fireEvent(field, paste)).toBe(true)
    fireEvent(field, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
    await expect(args.onValidatingChange).not.toHaveBeenCalled()
  },
}
/** The browser would open the file instead of the page. */
export const KeepsThePageWhenAFileIsDropped: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Image/)
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const dataTransfer = createDataTransfer(createPng())
      await expect(fireEvent(field, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))).toBe(false)
    }
    const clipboardData = createDataTransfer(createPng())
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    await expect(fireEvent(field, paste)).toBe(false)
  },
}
export const Validating: Story = {
  args: { value: createPng(), validate: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(/Image/), createPng('second.png'))
    await expect(await canvas.findByText('Checking the picture…')).toBeVisible()
    await expect(canvas.getByText('bear.png')).toBeVisible()
    await expect(args.onValidatingChange).toHaveBeenLastCalledWith(true)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const KeepsValueWhenFileIsRejected: Story = {
  args: { value: createPng(), validate: async () => 'The picture may not be larger than 5 MB.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Image/)
    await fireEvent(field, createDragEvent('drop', createPng('large.png')))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/may not be larger than 5 MB/))
    await expect(canvas.getByRole('alert')).toHaveTextContent('The picture may not be larger than 5 MB.')
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('bear.png')).toBeVisible()
    await expect(args.onValidatingChange).toHaveBeenLastCalledWith(false)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const IgnoresFileThatWasReplacedMeanwhile: Story = {
  args: {
    // The first file is valid as well, but later.
    validate: (file) =>
      file.name === 'first.png'
        ? new Promise((resolve) => window.addEventListener('first-is-valid', () => resolve(undefined), { once: true }))
        : Promise.resolve(undefined),
  },
  play: async ({ canvas, args }) => {
    await fireEvent(canvas.getByLabelText(/Image/), createDragEvent('drop', createPng('first.png')))
    await fireEvent(canvas.getByLabelText(/Image/), createDragEvent('drop', createPng('second.png')))
    await canvas.findByText('second.png')
    window.dispatchEvent(new Event('first-is-valid'))
    await new Promise((next) => setTimeout(next)) // the task after the promises
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Checking the picture…')).toBeNull()
  },
}
export const ValidFileRemovesTheError: Story = {
  args: { validate: async (file) => (file.name === 'large.png' ? 'Too large.' : undefined) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(/Image/)
    for (const name of ['bear.png', '']) {
      await userEvent.upload(field, createPng('large.png'))
      await canvas.findByText('Too large.')
      if (name) await userEvent.upload(field, createPng(name))
      else await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
      await waitFor(() => expect(canvas.queryByText('Too large.')).toBeNull())
      await expect(field).not.toBeInvalid()
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
export const RemovingStopsTheValidation: Story = {
  args: { ...Validating.args, currentUrl: sampleProducts.bear.picture.src },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(/Image/), createPng('second.png'))
    await canvas.findByText('Checking the picture…')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the old picture' }))
    await waitFor(() => expect(canvas.queryByText('Checking the picture…')).toBeNull())
    await expect(args.onValidatingChange).toHaveBeenLastCalledWith(false)
  },
}
export const RemovesFile: Story = {
  args: { value: createPng() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(/Image/)).toHaveAccessibleDescription(/\b\d+ kB\. jpg, jpeg or png/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByLabelText(/Image/)).toHaveFocus()
    await expect(canvas.getByText('Drop a picture here, or paste it')).toBeVisible()
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(ImageUpload),
  parameters: { field: { label: 'Image' } },
  args: { value: undefined, name: 'image' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'image=',
      changed: 'image=bear.png',
      change: async () => {
        await userEvent.upload(canvas.getByLabelText(/Image/), createPng())
        await expect(await canvas.findByText('bear.png')).toBeVisible()
      },
    })
    await expect(canvas.queryByText('bear.png')).toBeNull()
  },
}
