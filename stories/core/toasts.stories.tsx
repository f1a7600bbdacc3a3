import type { Meta, StoryObj } from '@storybook/react-vite'
import { LazyToasts, showToastAtom, toastDurationAtom } from '@whirligig/core/toasts'
import { Button, CartDrawer, CartSummary } from '@whirligig/ui'
import { createStore, Provider, useSetAtom } from 'jotai'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { initialAtom, withStore } from '../support/decorators/with-store.tsx'
import { forViewport } from '../support/for-viewport.ts'

/** Shows a toast of each tone, the first one twice. */
function Shop({ name = 'toy' }) {
  const showToast = useSetAtom(showToastAtom)
  return (
    <>
      <Button
        onClick={() => {
          showToast({ tone: 'success', title: `Saved in the ${name} shop.` })
          showToast({ tone: 'success', title: `Saved in the ${name} shop.` })
          showToast({ tone: 'warning', title: 'Only 2 are left.' })
          showToast({ tone: 'error', title: 'Please Try Again!', text: 'The name is taken.' })
        }}
      >
        Show toasts
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

export const ShowsEachToastOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show toasts' }))
    for (const text of ['Saved in the toy shop.', 'Only 2 are left.', 'The name is taken.'])
      await canvas.findByText(text)
    await expect(canvas.getByRole('region', { name: /^Notifications/ })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] as HTMLElement) // there are three toasts
    await waitFor(() => expect(canvas.queryByText('The name is taken.')).toBeNull())
    await expect(canvas.getByText('Saved in the toy shop.')).toBeVisible()
  },
}

/** Without anyone closing it. */
export const AppearsAgainAfterItsTime: Story = {
  parameters: { initialAtoms: [initialAtom(toastDurationAtom, 1)] },
  play: async ({ canvas, userEvent }) => {
    for (const _time of ['first', 'second']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Show toasts' }))
      await canvas.findByText('The name is taken.')
      await waitFor(() => expect(canvas.queryByText('The name is taken.')).toBeNull())
    }
  },
}

const endless = { initialAtoms: [initialAtom(toastDurationAtom, Number.POSITIVE_INFINITY)] }

/** On a phone, where both are at the bottom. */
export const LeavesTheButtonOfADrawer: Story = {
  ...forViewport('phone', endless),
  render: () => (
    <>
      <Shop />
      <CartDrawer
        open
        onClose={fn()}
        shopHref="#/shop"
        summary={<CartSummary items="$55.00" total="$55.00" signedIn onCheckout={fn()} continueHref="#/shop" />}
      >
        <p>Teddy Bears</p>
      </CartDrawer>
    </>
  ),
  play: async ({ canvas }) => {
    const purchase = await screen.findByRole('button', { name: 'Purchase' })
    canvas.getByRole('button', { name: 'Show toasts', hidden: true }).click() // behind the drawer
    await waitFor(() => {
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
      expect(toasts).toHaveLength(3)
      const bottom = Math.max(...toasts.map((toast) => toast.getBoundingClientRect().bottom))
      expect(bottom).toBeLessThanOrEqual(purchase.getBoundingClientRect().top)
    })
  },
}

/** On a tablet, where the drawer leaves less room than a toast needs. */
export const LeavesTheButtonOfADrawerOnTablet: Story = {
  ...LeavesTheButtonOfADrawer,
  ...forViewport('tablet', endless),
}

export const StackedToastsHideTheirButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show toasts' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(1))
    const [, second] = canvas.getAllByRole('listitem')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toBe(second?.querySelector('button'))
    await userEvent.click(document.body)
  },
}

/** Mounts one store after another, as Storybook does from story to story. */
function TwoStores() {
  const [shop, setShop] = useState({ name: 'first', store: createStore() })
  return (
    <>
      <Button variant="link" onClick={() => setShop({ name: 'second', store: createStore() })}>
        Next store
      </Button>
      <Provider key={shop.name} store={shop.store}>
        <Shop name={shop.name} />
      </Provider>
    </>
  )
}

export const AnotherStoreStartsEmpty: Story = {
  render: () => <TwoStores />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show toasts' }))
    await canvas.findByText('Saved in the first shop.')
    await userEvent.click(canvas.getByRole('button', { name: 'Next store' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show toasts' }))
    await canvas.findByText('Saved in the second shop.')
    await expect(canvas.queryByText('Saved in the first shop.')).toBeNull()
  },
}
