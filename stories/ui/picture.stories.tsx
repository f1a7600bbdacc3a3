import type { Meta, StoryObj } from '@storybook/react-vite'
import logo from '@whirligig/art/logo.svg'
import bear from '@whirligig/art/toys/bear.svg'
import { Picture } from '@whirligig/ui'
import { expect, waitFor } from 'storybook/test'

const CREAM_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

const meta = {
  title: 'Data/Picture',
  component: Picture,
  args: { src: bear, alt: 'A brown teddy bear', className: 'w-64 rounded-panel' },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SkyTint: Story = { args: { tint: 'sky' } }
export const LagoonTint: Story = { args: { tint: 'lagoon' } }
export const TomatoTint: Story = { args: { tint: 'tomato' } }
export const PlumTint: Story = { args: { tint: 'plum' } }
export const Cover: Story = { args: { fit: 'cover' } }
export const LoadsLazily: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy')
  },
}
export const Priority: Story = {
  args: { priority: true, avifSrcSet: `${CREAM_PNG} 320w` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
    // The image itself loads at once.
    await expect(document.head.querySelector('[rel=preload][type="image/avif"]')).toBeNull()
  },
}
export const OffersAvif: Story = {
  args: { src: logo, srcSet: `${bear} 320w`, avifSrcSet: `${CREAM_PNG} 320w`, sizes: '180px' },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img')
    await waitFor(() => expect(image.currentSrc).toBe(CREAM_PNG))
    await expect(image.parentElement?.querySelector('source')).toHaveAttribute('sizes', '180px')
    await expect(image).toHaveAttribute('srcset', `${bear} 320w`)
    await expect(image).toHaveAttribute('sizes', '180px')
  },
}
export const FallbackOfAvif: Story = {
  args: { src: bear, avifSrcSet: 'data:image/avif;base64,broken 320w', fallbackSrc: logo },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).toContain(logo))
  },
}
export const ReservesSpaceWhileLoading: Story = {
  args: { src: 'data:image/png;base64,' },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-fit]')?.getBoundingClientRect()
    await expect(place?.width).toBe(256)
    await expect(place?.height).toBe(256)
  },
}
export const Fallback: Story = {
  args: {
    src: 'data:image/png;base64,broken',
    srcSet: 'data:image/png;base64,broken 320w',
    sizes: '180px',
    fallbackSrc: logo,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').getAttribute('src')).toBe(logo))
    await expect(canvas.getByRole('img')).not.toHaveAttribute('srcset')
    await expect(canvas.getByRole('img')).not.toHaveAttribute('sizes')
  },
}
export const FallbackIcon: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull())
    await expect(canvas.getByText('A brown teddy bear')).toBeInTheDocument()
  },
}
