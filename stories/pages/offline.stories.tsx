import type { Meta, StoryObj } from '@storybook/react-vite'
import { setHealthCheckAtom } from '@whirligig/core/http'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { initialAtom } from '../support/decorators/with-store.tsx'
import { withClock } from '../support/with-clock.ts'

const meta = {
  title: 'Pages/Storefront/Offline',
  ...appStory,
  args: { path: '/shop' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

let isServerUp = false

export const RecoversWhenServerIsBack: Story = {
  parameters: { ...appStory.parameters, initialAtoms: [initialAtom(setHealthCheckAtom, async () => isServerUp)] },
  beforeEach: ({ msw }) => {
    isServerUp = false
    // Without a response of its own, the request goes to the usual handler.
    msw.use(http.get('/api/product/list', () => (isServerUp ? undefined : HttpResponse.error())))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The toys could not be loaded.')
    isServerUp = true
    await userEvent.click(await canvas.findByRole('button', { name: 'Try now' }))
    await canvas.findByText('1-10 Toys of 12 Toys')
    await waitFor(() => expect(canvas.queryByText(/The shop is out of reach/)).toBeNull())
  },
}

export const KeepsLoadedContent: Story = {
  parameters: RecoversWhenServerIsBack.parameters,
  beforeEach: ({ msw }) => {
    isServerUp = false
    msw.use(
      http.get('/api/product/item/:slug', () => HttpResponse.error()),
      http.get('/api/review/:slug', () => HttpResponse.error()),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await withClock(async (tick) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Teddy Bears' }))
      await canvas.findByText('The toy could not be loaded.')
      await canvas.findByText(/The shop is out of reach/)
      history.back()
      await canvas.findByText('1-10 Toys of 12 Toys')
      await expect(canvas.getByText(/The shop is out of reach/)).toBeVisible()
      isServerUp = true
      await tick(10_000)
    }, 'Interval')
    await waitFor(() => expect(canvas.queryByText(/The shop is out of reach/)).toBeNull())
  },
}
