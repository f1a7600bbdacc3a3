// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { ComponentGuide } from './support/component-guide.ts'

type StoriesFile = Parameters<typeof composeStories>[0]
type NativeProps = { ref: (element: HTMLElement | null) => void; [attribute: string]: unknown }

const files = import.meta.glob<StoriesFile>('./ui/*.stories.tsx', { eager: true })
const guides = import.meta.glob<ComponentGuide>('./ui/guides/*.ts', { eager: true, import: 'guide' })

/** Their `ref` is that of a radio button, which a form moves the focus to. */
const REF_TO_CONTROL = ['radio-group', 'star-input']

const CASES = Object.entries(guides).flatMap(([path, { passthrough }]) => {
  const name = path.replace('./ui/guides/', '').replace('.ts', '')
  const file = files[`./ui/${name}.stories.tsx`]
  const [Story] = file ? Object.values<ComponentType<NativeProps>>(composeStories(file)) : []
  return passthrough && Story ? [{ name, passthrough, Story }] : []
})

const container = document.createElement('div')
const root = createRoot(container)

beforeAll(() => {
  document.body.append(container)
  // jsdom has no layout, and so none of these.
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  Element.prototype.scrollIntoView = () => undefined
  return () => vi.unstubAllGlobals()
})

afterEach(() => flushSync(() => root.render(null)))

it.each(CASES)('$name gives its $passthrough the id, data, style, class and ref', ({ name, passthrough, Story }) => {
  const ref = vi.fn()
  const render = () =>
    root.render(<Story ref={ref} id="own" data-own="own" style={{ opacity: 0.5 }} className="own-class" />)
  flushSync(render)
  // The story of `ConfirmPopover` is closed.
  flushSync(() => container.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click())
  const [element, ...others] = document.querySelectorAll<HTMLElement>('[data-own]')
  expect(others).toEqual([])
  expect(element?.localName).toBe(passthrough)
  expect(element?.id).toBe('own')
  expect(element?.style.opacity).toBe('0.5')
  // That of a control is around it, with what belongs to it, such as a counter.
  expect(element?.closest('.own-class')).not.toBeNull()
  if (!REF_TO_CONTROL.includes(name)) expect(ref.mock.lastCall).toEqual([element])
  expect(ref.mock.lastCall?.[0]).toBeInstanceOf(HTMLElement)
  const { length } = ref.mock.calls
  flushSync(render)
  expect(ref.mock.calls, 'the ref is not called again on each render').toHaveLength(length)
})
