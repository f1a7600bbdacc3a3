import type { Meta, StoryObj } from '@storybook/react-vite'
import { type GalleryPicture, PictureGallery } from '@whirligig/ui'
import { expect, screen, waitFor } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'
import { sampleProducts } from '../support/sample-products.ts'

const toPicture = ({ picture }: { picture: { src: string } }): GalleryPicture => ({
  src: picture.src,
  largeSrc: picture.src,
})
const { bear, robot, cube } = sampleProducts

const meta = {
  title: 'Commerce/Picture Gallery',
  component: PictureGallery,
  args: { name: 'Teddy Bears', pictures: [toPicture(bear)], sizes: '300px', coverSizes: '420px', tint: 'sun' },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureGallery>

export default meta
type Story = StoryObj<typeof meta>

export const OnePicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Teddy Bears' })).toHaveAttribute('fetchpriority', 'high')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const SeveralPictures: Story = {
  args: { pictures: [toPicture(bear), toPicture(robot), toPicture(cube)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 3' }))
    await expect(canvas.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('img', { name: 'Teddy Bears' })).toHaveAttribute('src', robot.picture.src)
  },
}

export const Photo: Story = {
  args: { pictures: [{ ...toPicture(bear), fit: 'cover' }] },
}

export const Enlarged: Story = {
  args: { pictures: [toPicture(bear), toPicture(robot)] },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Enlarge the picture of Teddy Bears' })
    await userEvent.click(open)
    await screen.findByRole('dialog', { name: 'Teddy Bears, picture 1 of 2' })
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByRole('dialog', { name: 'Teddy Bears, picture 2 of 2' })
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await screen.findByRole('button', { name: 'Zoom out' })
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
    await screen.findByRole('button', { name: 'Zoom in' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
  },
}

export const RightToLeft: Story = {
  args: { pictures: [toPicture(bear), toPicture(robot)] },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture of Teddy Bears' }))
    await screen.findByRole('dialog', { name: 'Teddy Bears, picture 1 of 2' })
    await expectMirroredIcon(screen.getByRole('button', { name: 'Previous picture' }))
    await expectMirroredIcon(screen.getByRole('button', { name: 'Next picture' }))
  },
}
