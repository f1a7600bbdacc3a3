import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { COMPONENT_GROUPS } from './support/component-groups.ts'
import { DocPage } from './support/docs/doc-page.tsx'
import { FittedPreview } from './support/fitted-preview.tsx'
import { forViewport } from './support/for-viewport.ts'
import { toGlobalsQuery } from './support/globals-query.ts'
import { loadThumbnails, type Thumbnail } from './support/thumbnails.tsx'

const meta = {
  title: 'Component Overview',
  tags: ['internal'],
  // Axe checks every component in its own stories. The previews here are inert.
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: ['[inert]'] } } },
  loaders: [async () => ({ thumbnails: await loadThumbnails() })],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Components that need the width of a page. */
const WIDE_COMPONENTS = new Set([
  'Article',
  'Auth Card',
  'Brand Story',
  'Category Tiles',
  'Chat Thread',
  'Dashboard Frame',
  'Dashboard Layout',
  'Featured Toys',
  'Footer',
  'Header',
  'Hero',
  'Invoice',
  'Not Found',
  'Order Details',
  'Order Success',
  'Order Timeline',
  'Packing Slip',
  'Page',
  'Page Header',
  'Product Details',
  'Product Grid',
  'Purchased Items',
  'Seller Banner',
  'Selling Points',
  'Sub Page',
  'Table',
])

/** A true picture of a component that links to its docs page. What covers the whole window is in a frame. */
function ComponentCard({ name, href, Preview, frame, globals }: Thumbnail & { globals: string }) {
  return (
    <li className="relative grid grid-rows-[12rem_auto] overflow-hidden rounded-card border border-line bg-card">
      <FittedPreview wide={frame.wide || WIDE_COMPONENTS.has(name)}>
        {Preview ? <Preview /> : <StoryFrame {...frame} globals={globals} />}
      </FittedPreview>
      <a href={href} target="_top" className="px-4 py-3 font-bold text-ink after:absolute after:inset-0">
        {name}
      </a>
    </li>
  )
}

/** A story in a document of its own. It loads when it comes near the viewport. Only Storybook serves the document, not the tests. */
function StoryFrame({ id, height, globals }: Thumbnail['frame'] & { globals: string }) {
  if (!('__STORYBOOK_PREVIEW__' in window)) return null
  return (
    <iframe
      key={globals}
      id={`iframe--${id}`}
      title={id}
      src={`iframe.html?viewMode=story&id=${id}&globals=${globals}`}
      loading="lazy"
      tabIndex={-1}
      data-chromatic="ignore"
      className="border-0"
      style={{ height }}
    />
  )
}

/** Every component by its first story. New components are listed automatically. */
export const Default: Story = {
  // Tests have no toolbar, and therefore no globals.
  render: (_args, { loaded: { thumbnails }, userGlobals = {}, initialGlobals = {} }) => (
    <DocPage>
      <h1>Component overview</h1>
      <p>Every component, grouped by use, as it is in its first story. A picture leads to the docs page.</p>
      {COMPONENT_GROUPS.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{group}</h2>
          <ul className="grid list-none grid-cols-1 gap-4 p-0 sm:grid-cols-2 lg:grid-cols-4">
            {thumbnails
              .filter((thumbnail: Thumbnail) => thumbnail.group === group)
              .map((thumbnail: Thumbnail) => (
                <ComponentCard
                  key={thumbnail.name}
                  {...thumbnail}
                  globals={toGlobalsQuery(userGlobals, initialGlobals)}
                />
              ))}
          </ul>
        </section>
      ))}
    </DocPage>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(names.slice(0, 2)).toEqual(['Button', 'Chip'])
    const button = canvas.getByRole('link', { name: 'Button' })
    await expect(button).toHaveAttribute('href', './?path=/docs/actions-button--docs')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** All components at full size, one below the other. Parts that overflow on purpose stay within the page's padding. */
const allComponents: Story = {
  render: (_args, { loaded: { thumbnails } }) => (
    <main className="grid gap-6 py-4">
      <h1 className="px-4 text-2xl">All components</h1>
      {thumbnails.map(({ name, Preview }: Thumbnail) =>
        Preview ? (
          <section key={name} className="grid min-w-0 gap-2">
            <h2 className="px-4 text-sm text-ink-soft">{name}</h2>
            <div inert aria-hidden="true" data-component={name} className="min-w-0 px-4 contain-layout">
              <Preview />
            </div>
          </section>
        ) : null,
      )}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const previews = [...canvasElement.querySelectorAll<HTMLElement>('[data-component]')]
    const clipped = previews.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    await expect(clipped.map(({ dataset }) => dataset.component)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const onPhone = forViewport('phone')
const onDesktop = forViewport('desktop')

export const RightToLeft: Story = {
  ...allComponents,
  ...onPhone,
  globals: { ...onPhone.globals, direction: 'rtl' },
}

export const DoubleTextSize: Story = {
  ...allComponents,
  ...onDesktop,
  globals: { ...onDesktop.globals, textSize: 'double' },
}
