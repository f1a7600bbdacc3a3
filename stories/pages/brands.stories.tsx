import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { screenStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Brands',
  ...wholeShopStory,
  args: { path: '/brands' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose From Over 10+ Categories' })
    await canvas.findByText('Gearhart')
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list', () => HttpResponse.json({ brands: [] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No brands found.')
  },
}

const states = screenStates({
  call: 'get /brand/list',
  failed: 'The brands could not be loaded.',
  filled: 'Gearhart',
  isPublic: true,
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
