import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageUpload } from '@whirligig/ui'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
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
  },
}
export const CurrentPicture: Story = {
  args: { currentUrl: sampleProducts.bear.picture.src },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Image/)).toHaveAccessibleName('Image Replace')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = {
  parameters: { field: { label: 'Image', error: 'Please upload files with jpg, jpeg, png format.' } },
}
export const Uploading: Story = {
  args: { value: createPng(), progress: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading bear.png' })).toHaveAttribute('aria-valuenow', '42')
    await expect(canvas.getByLabelText(/Image/)).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
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
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('bear.png')).toBeVisible()
    await expect(args.onValidatingChange).toHaveBeenLastCalledWith(false)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const IgnoresFileThatWasReplacedMeanwhile: Story = {
  args: {
    // The first file is never validated.
    validate: (file) => (file.name === 'first.png' ? new Promise(() => {}) : Promise.resolve(undefined)),
  },
  play: async ({ canvas, args }) => {
    await fireEvent(canvas.getByLabelText(/Image/), createDragEvent('drop', createPng('first.png')))
    await fireEvent(canvas.getByLabelText(/Image/), createDragEvent('drop', createPng('second.png')))
    await canvas.findByText('second.png')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Checking the picture…')).toBeNull()
  },
}
export const RemovesFile: Story = {
  args: { value: createPng() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByLabelText(/Image/)).toHaveFocus()
    await expect(canvas.getByText('Drop a picture here, or paste it')).toBeVisible()
  },
}
