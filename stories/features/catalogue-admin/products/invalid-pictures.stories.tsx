import type { Meta, StoryObj } from '@storybook/react-vite'
import { FORM_TEXT, PICTURE_LIMITS } from '@whirligig/contract'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { editProductStory } from '../../../support/edit-product-story.tsx'
import {
  createAnimatedPng,
  createDamagedPng,
  createDragEvent,
  createHugePng,
  createPng,
} from '../../../support/sample-files.ts'

const meta = {
  title: 'Features/Catalogue Admin/Products/Invalid Pictures',
  tags: ['role:admin', 'role:merchant'],
  ...editProductStory,
} satisfies Meta<typeof editProductStory.component>

export default meta
type Story = StoryObj<typeof meta>

/** Chooses a picture and then the file, and expects the error and the first picture. */
const rejects = (createFile: () => File, message: string): Story['play'] =>
  async function chooseInvalidFile({ canvas }) {
    const field = await canvas.findByLabelText('Picture')
    await fireEvent(field, createDragEvent('drop', createPng('bears.png')))
    await canvas.findByText('bears.png')
    await fireEvent(field, createDragEvent('drop', createFile()))
    await canvas.findByText(message)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    await expect(canvas.getByText('bears.png')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Upload picture' })).not.toHaveAttribute('aria-busy'))
  }

export const Document: Story = {
  play: rejects(() => new File(['Dear shop'], 'letter.pdf', { type: 'application/pdf' }), FORM_TEXT.image.required),
}

/** The name and the type are those of a picture. */
export const DocumentNamedAsPicture: Story = {
  play: rejects(() => new File(['Dear shop'], 'letter.png', { type: 'image/png' }), FORM_TEXT.image.required),
}

export const TooManyBytes: Story = {
  play: rejects(
    () => new File([createPng(), new Uint8Array(PICTURE_LIMITS.bytes)], 'large.png', { type: 'image/png' }),
    FORM_TEXT.image.large,
  ),
}

export const TooManyPixels: Story = { play: rejects(createHugePng, FORM_TEXT.image.pixels) }

export const Animated: Story = { play: rejects(createAnimatedPng, FORM_TEXT.image.animated) }

export const Damaged: Story = { play: rejects(createDamagedPng, FORM_TEXT.image.unreadable) }
