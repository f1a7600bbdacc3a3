import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type GalleryPicture, PictureGallery, type PictureGalleryProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'
import { sampleProducts } from '../support/sample-products.ts'

const toPicture = ({ picture }: { picture: { src: string } }): GalleryPicture => ({
  src: picture.src,
  largeSrc: `${picture.src}#large`,
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Teddy Bears' })).toHaveAttribute('fetchpriority', 'high')
    await expect(canvas.getByRole('img', { name: 'Teddy Bears' })).toHaveAttribute('sizes', '300px')
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture of Teddy Bears' }))
    const viewer = within(await screen.findByRole('dialog', { name: 'Teddy Bears' }))
    await expect(viewer.getByRole('img')).toHaveAttribute('src', `${bear.picture.src}#large`)
    await expect(viewer.queryByRole('button', { name: /picture/ })).toBeNull()
  },
}

export const WithoutPictures: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SeveralPictures: Story = {
  args: { pictures: [toPicture(bear), toPicture(robot), toPicture(cube)] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Pictures of Teddy Bears' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 3' }))
    await expect(canvas.getByRole('button', { name: 'Picture 1 of 3' })).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('img', { name: 'Teddy Bears' })).toHaveAttribute('src', robot.picture.src)
  },
}

export const Photo: Story = {
  args: { pictures: [{ ...toPicture(bear), fit: 'cover' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Teddy Bears' })).toHaveAttribute('sizes', '420px')
  },
}

function WithPictureThatGoes({ pictures, ...args }: PictureGalleryProps) {
  const [count, setCount] = useState(pictures.length)
  return (
    <>
      <PictureGallery {...args} pictures={pictures.slice(0, count)} />
      <Button onClick={() => setCount(count - 1)}>Remove the last picture</Button>
    </>
  )
}

export const ShownPictureGoes: Story = {
  args: { pictures: [toPicture(bear), toPicture(robot)] },
  render: WithPictureThatGoes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the last picture' }))
    await expect(canvas.getByRole('img', { name: 'Teddy Bears' })).toHaveAttribute('src', bear.picture.src)
  },
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

export const ArrowKeysChangePicture: Story = {
  args: { pictures: [toPicture(bear), toPicture(robot), toPicture(cube)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture of Teddy Bears' }))
    const dialog = await screen.findByRole('dialog', { name: 'Teddy Bears, picture 1 of 3' })
    const place = within(dialog).getByRole('status')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 3 of 3')
    await expect(place).toHaveTextContent('picture 3 of 3')
    await expect(within(dialog).getByRole('img')).toHaveAccessibleName('Teddy Bears, picture 3 of 3')
    await expect(within(dialog).getByRole('img')).toHaveAttribute('src', `${cube.picture.src}#large`)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 2 of 3')
    await userEvent.keyboard('{ArrowUp}')
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 2 of 3')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 1 of 3')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }))
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 2 of 3')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }))
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 1 of 3')
    // A zoomed picture scrolls.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 1 of 3')
  },
}

export const RightToLeft: Story = {
  args: { pictures: [toPicture(bear), toPicture(robot), toPicture(cube)] },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the picture of Teddy Bears' }))
    const dialog = await screen.findByRole('dialog', { name: 'Teddy Bears, picture 1 of 3' })
    await expectMirroredIcon(screen.getByRole('button', { name: 'Previous picture' }))
    await expectMirroredIcon(screen.getByRole('button', { name: 'Next picture' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 2 of 3')
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog).toHaveAccessibleName('Teddy Bears, picture 1 of 3')
  },
}
