// Runs in an app that installed the packed library: see packed.test.ts. The setup file is that of the README.
import {
  Button,
  ChatThread,
  CommandPalette,
  ConnectionBanner,
  Dialog,
  Drawer,
  Menu,
  MenuTrigger,
  PriceSlider,
  SearchBox,
  Tooltip,
} from '@whirligig/ui'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'

globalThis.IS_REACT_ACT_ENVIRONMENT = true
const noop = () => {}
let root

async function render(element) {
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () => root.render(element))
}

/** Presses a key in the focused element, and waits for what is delayed. */
const press = (key) =>
  act(async () => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })

const find = (selector) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector} in ${document.body.innerHTML}`)
  return element
}

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

it('a tooltip opens', async () => {
  await render(
    <Tooltip text="Opens the cart" defaultOpen>
      <button type="button">Cart</button>
    </Tooltip>,
  )
  expect(find('[role=tooltip]').textContent).toBe('Opens the cart')
})

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s opens, closes and returns the focus', async (_, Panel) => {
  const element = (open) => (
    <>
      <Button>Open</Button>
      <Panel open={open} onClose={noop} title="Total" />
    </>
  )
  await render(element(false))
  const button = find('button')
  button.focus()
  await act(async () => root.render(element(true)))
  expect(find('[role=dialog]').contains(document.activeElement)).toBe(true)
  await act(async () => root.render(element(false)))
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
})

it('a menu opens with its keys', async () => {
  await render(<Menu trigger={<MenuTrigger>Categories</MenuTrigger>} items={[{ label: 'Kites', href: '#kites' }]} />)
  find('button').focus()
  await press('Enter')
  expect(find('[role=menuitem]').textContent).toBe('Kites')
})

it('the command palette moves through its options', async () => {
  const items = [
    { id: 'a', label: 'Orders' },
    { id: 'b', label: 'Products' },
  ]
  await render(
    <CommandPalette
      open
      search=""
      onSearchChange={noop}
      onClose={noop}
      onSelect={noop}
      groups={[{ title: 'Pages', items }]}
    />,
  )
  await press('ArrowDown')
  expect(find('[role=option][aria-selected=true]').textContent).toContain('Products')
})

it.each([
  ['slider', PriceSlider, { value: { min: 1, max: 5 }, onChange: noop }, '[role=slider]'],
  ['chat', ChatThread, { label: 'Chat', messages: [] }, 'section[aria-label=Chat]'],
  ['banner', ConnectionBanner, { text: 'You are offline.' }, 'p'],
  ['search', SearchBox, { value: 'a', onChange: noop, onSelect: noop, onSubmit: noop }, '[role=combobox]'],
])('a %s renders', async (_, Component, props, selector) => {
  await render(<Component {...props} />)
  find(selector)
})
