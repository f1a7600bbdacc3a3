import type { Meta, StoryObj } from '@storybook/react-vite'
import { Layers } from 'lucide-react'
import { expect } from 'storybook/test'
import { Sheet } from './foundations/sheet.tsx'
import { loadThumbnails, type Thumbnail } from './support/thumbnails.tsx'

const meta = {
  title: 'Catalogue',
  tags: ['!autodocs', 'internal'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ thumbnails: await loadThumbnails() })],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A component at half its size, to be looked at only, with the way to its page. */
function Card({ name, href, Shown }: Thumbnail) {
  return (
    <li className="relative grid grid-rows-[12rem_auto] overflow-hidden rounded-card border border-line bg-card">
      <div inert aria-hidden="true" className="grid place-items-center overflow-hidden bg-paper p-4 [contain:strict]">
        {Shown ? (
          <div className="w-full [zoom:0.5]">
            <Shown />
          </div>
        ) : (
          <Layers className="size-10 text-ink-soft" />
        )}
      </div>
      <a href={href} target="_top" className="px-4 py-3 font-bold text-ink after:absolute after:inset-0">
        {name}
      </a>
    </li>
  )
}

/** Every component at a glance, drawn from its first story: a new one comes by itself. */
export const Catalogue: Story = {
  render: (_args, { loaded: { thumbnails } }) => (
    <Sheet>
      <h1>Catalogue</h1>
      <p>Every component, from small to large. What opens over the whole window is drawn on its page only.</p>
      <ul className="grid list-none grid-cols-1 gap-4 p-0 sm:grid-cols-2 lg:grid-cols-4">
        {(thumbnails as Thumbnail[]).map(
          (
            thumbnail, // what the loader above gives
          ) => (
            <Card key={thumbnail.name} {...thumbnail} />
          ),
        )}
      </ul>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'Button' })
    await expect(button).toHaveAttribute('href', './?path=/docs/components-button--docs')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
