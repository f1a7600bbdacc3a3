import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageUpload } from '@whirligig/ui'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { sampleProducts } from '../support/sample-products.ts'

/** One red pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const png = (name = 'bear.png') => new File([PIXEL], name, { type: 'image/png' })
const gif = new File(['GIF89a'], 'bear.gif', { type: 'image/gif' })

/** The data of a drag or of the clipboard. */
function createDataTransfer(file: File): DataTransfer {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

const drag = (type: 'dragenter' | 'drop', file: File) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: createDataTransfer(file) })

const meta = {
  title: 'Components/Image Upload',
  component: ImageUpload,
  decorators: [withField],
  parameters: { field: { label: 'Image', required: true } },
  render: controlled(ImageUpload),
  args: {
    value: null,
    onChange: fn(),
    wrongTypeText: 'Please upload files with jpg, jpeg, png format.',
    tooLargeText: 'The picture may not be larger than 5 MB.',
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
  args: { value: png(), progress: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading bear.png' })).toHaveAttribute('aria-valuenow', '42')
    await expect(canvas.getByLabelText(/Image/)).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const LongText: Story = {
  args: { value: png('the-very-long-name-of-a-picture-of-all-wooden-animals-together-in-one-box.png') },
}
export const SelectsFileAndShowsPreview: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(/Image/), png())
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'bear.png' }))
    await expect(canvas.getByText('bear.png')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/))
  },
}
export const AcceptsDroppedFile: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Image/)
    await fireEvent(field, drag('dragenter', png('dropped.png')))
    await waitFor(() => expect(field.parentElement).toHaveAttribute('data-dragged'))
    await fireEvent(field, drag('drop', png('dropped.png')))
    await waitFor(() => expect(field.parentElement).not.toHaveAttribute('data-dragged'))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'dropped.png' }))
  },
}
export const AcceptsPastedFile: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent(
      canvas.getByLabelText(/Image/),
      new ClipboardEvent('paste', { bubbles: true, clipboardData: createDataTransfer(png('pasted.png')) }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'pasted.png' }))
  },
}
export const RejectsOtherFileTypes: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent(canvas.getByLabelText(/Image/), drag('drop', gif))
    await expect(canvas.getByText('Please upload files with jpg, jpeg, png format.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const RejectsLargeFile: Story = {
  args: { maxBytes: 10 },
  play: async ({ canvas, args }) => {
    await fireEvent(canvas.getByLabelText(/Image/), drag('drop', png()))
    await expect(canvas.getByLabelText(/Image/)).toHaveAccessibleDescription(/may not be larger than 5 MB/)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const RemovesFile: Story = {
  args: { value: png() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByLabelText(/Image/)).toHaveFocus()
    await expect(canvas.getByText('Drop a picture here, or paste it')).toBeVisible()
  },
}
