import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartDrawer } from '@whirligig/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { loadThumbnails, type Thumbnail } from './support/thumbnails.tsx'

const meta = {
  title: 'Gallery',
  tags: ['!autodocs', 'internal'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** All components at their full size below each other, to be looked at only. What sticks out on purpose stays in the page's gutter. */
const all: Story = {
  loaders: [async () => ({ thumbnails: await loadThumbnails() })],
  render: (_args, { loaded: { thumbnails } }) => (
    <main className="grid gap-6 py-4">
      <h1 className="px-4 text-2xl">Every component</h1>
      {(thumbnails as Thumbnail[]).map(
        (
          { name, Shown }, // what the loader above gives
        ) =>
          Shown ? (
            <section key={name} className="grid min-w-0 gap-2">
              <h2 className="px-4 text-sm text-ink-soft">{name}</h2>
              <div inert aria-hidden="true" data-component={name} className="min-w-0 px-4 contain-layout">
                <Shown />
              </div>
            </section>
          ) : null,
      )}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-component]')]
    const cutOff = shown.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    await expect(cutOff.map(({ dataset }) => dataset.component)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const FromRightToLeft: Story = {
  ...all,
  globals: { direction: 'rtl', viewport: { value: 'phone', isRotated: false } },
}

export const TextTwiceAsLarge: Story = {
  ...all,
  globals: { textSize: 200, viewport: { value: 'desktop', isRotated: false } },
}

export const DrawersOpenFromTheOtherEdge: Story = {
  globals: { direction: 'rtl' },
  render: () => <CartDrawer open onClose={fn()} shopHref="#/shop" />,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Shopping Cart' })
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
  },
}
