import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProvidersContainer } from '@whirligig/auth'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const meta = {
  title: 'Features/Auth/Providers',
  component: ProvidersContainer,
  decorators: [withStoreAndToasts],
} satisfies Meta<typeof ProvidersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/auth/providers', () => HttpResponse.json({ providers: ['Email', 'Google', 'Facebook'] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Google' })).toHaveAttribute('href', '/api/auth/google')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

const asked = fn()

/** Without providers the page shows nothing, and it asks once. */
export const None: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(
      http.get('/api/auth/providers', () => {
        asked()
        return HttpResponse.json({ providers: [] })
      }),
    )
    return () => expect(asked).toHaveBeenCalledTimes(1)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(
      http.get('/api/auth/providers', () => {
        asked()
        return HttpResponse.error()
      }),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
