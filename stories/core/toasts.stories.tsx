import type { Meta, StoryObj } from '@storybook/react-vite'
import { LazyToasts, showToastAtom } from '@whirligig/core/toasts'
import { Button } from '@whirligig/ui'
import { createStore, Provider, useSetAtom } from 'jotai'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { withStore } from '../support/decorators/with-store.tsx'

/** Puts up a notice of each tone, the first of them twice. */
function Shop({ name = 'toy' }) {
  const notify = useSetAtom(showToastAtom)
  return (
    <>
      <Button
        onClick={() => {
          notify({ tone: 'success', title: `Saved in the ${name} shop.` })
          notify({ tone: 'success', title: `Saved in the ${name} shop.` })
          notify({ tone: 'warning', title: 'Only 2 are left.' })
          notify({ tone: 'error', title: 'Please Try Again!', text: 'The name is taken.' })
        }}
      >
        Notify
      </Button>
      <LazyToasts />
    </>
  )
}

const meta = {
  title: 'Core/Toasts',
  component: LazyToasts,
  decorators: [withStore],
  render: () => <Shop />,
} satisfies Meta<typeof LazyToasts>

export default meta
type Story = StoryObj<typeof meta>

export const SaysEachOnceAndClosesThem: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    for (const text of ['Saved in the toy shop.', 'Only 2 are left.', 'The name is taken.'])
      await canvas.findByText(text)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] as HTMLElement) // three are up
    await waitFor(() => expect(canvas.queryByText('The name is taken.')).toBeNull())
    await expect(canvas.getByText('Saved in the toy shop.')).toBeVisible()
  },
}

/** One shop after another, as in a Storybook that goes from story to story. */
function TwoShops() {
  const [shop, setShop] = useState({ name: 'first', store: createStore() })
  return (
    <>
      <Button variant="link" onClick={() => setShop({ name: 'second', store: createStore() })}>
        Another shop
      </Button>
      <Provider key={shop.name} store={shop.store}>
        <Shop name={shop.name} />
      </Provider>
    </>
  )
}

export const AnotherShopStartsWithNone: Story = {
  render: () => <TwoShops />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await canvas.findByText('Saved in the first shop.')
    await userEvent.click(canvas.getByRole('button', { name: 'Another shop' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await canvas.findByText('Saved in the second shop.')
    await expect(canvas.queryByText('Saved in the first shop.')).toBeNull()
  },
}
