import type { Meta, StoryObj } from '@storybook/react-vite'
import { Layers } from 'lucide-react'
import { expect } from 'storybook/test'
import { Sheet } from './foundations/sheet.tsx'
import { onScreen } from './support/on-screen.ts'
import { loadThumbnails, type Thumbnail } from './support/thumbnails.tsx'

const meta = {
  title: 'Catalogue',
  tags: ['internal'],
  // Axe looks at every component in its own stories; what is drawn of them here cannot be reached.
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: ['[inert]'] } } },
  loaders: [async () => ({ thumbnails: await loadThumbnails() })],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What is made of others wants the room of a page. */
const FIRST_WIDE = 'Product Card'

/** A component made small, to be looked at only, with the way to its page. */
function Card({ name, href, Shown, wide }: Thumbnail & { wide: boolean }) {
  return (
    <li className="relative grid grid-rows-[12rem_auto] overflow-hidden rounded-card border border-line bg-card">
      <div inert aria-hidden="true" className="grid place-items-center overflow-hidden bg-paper p-4 [contain:strict]">
        {Shown ? (
          <div className={wide ? 'w-full [zoom:0.35]' : 'w-full [zoom:0.75]'}>
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
        {thumbnails.map((thumbnail: Thumbnail, index: number, all: Thumbnail[]) => (
          <Card key={thumbnail.name} {...thumbnail} wide={index >= all.findIndex(({ name }) => name === FIRST_WIDE)} />
        ))}
      </ul>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'Button' })
    await expect(button).toHaveAttribute('href', './?path=/docs/components-button--docs')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** All components at their full size below each other, to be looked at only. What sticks out on purpose stays in the page's gutter. */
const all: Story = {
  render: (_args, { loaded: { thumbnails } }) => (
    <main className="grid gap-6 py-4">
      <h1 className="px-4 text-2xl">Every component</h1>
      {thumbnails.map(({ name, Shown }: Thumbnail) =>
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

const onPhone = onScreen('phone')
const onDesktop = onScreen('desktop')

export const FromRightToLeft: Story = {
  ...all,
  ...onPhone,
  globals: { ...onPhone.globals, direction: 'rtl' },
}

export const TextTwiceAsLarge: Story = {
  ...all,
  ...onDesktop,
  globals: { ...onDesktop.globals, textSize: 'twice' },
}
