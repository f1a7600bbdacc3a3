import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazySection, preloadSections } from './lazy-section.tsx'

const Inner = lazySection(async () => ({ name }: { name: string }) => <p>Read by {name}</p>)

it('is rendered completely on the server, with the sections that it contains', async () => {
  const Section = lazySection(async () => {
    const Nested = lazySection(async () => () => <p>Nested</p>)
    return ({ name }: { name: string }) => (
      <>
        <Inner name={name} />
        <Nested />
      </>
    )
  })
  await preloadSections()
  const html = renderToString(<Section name="Mina" />)
  expect(html).toContain('Read by <!-- -->Mina')
  expect(html).toContain('Nested')
})

it('has the class names of its container', async () => {
  const Section = lazySection(async () => () => <p>Reviews</p>, { className: 'mt-12' })
  await preloadSections()
  expect(renderToString(<Section />)).toBe('<div class="mt-12"><p>Reviews</p></div>')
})

it('is complete without `preloadSections` if it was preloaded', async () => {
  const Section = lazySection(async () => () => <p>Reviews</p>)
  await Section.preload()
  expect(renderToString(<Section />)).toContain('Reviews')
})
