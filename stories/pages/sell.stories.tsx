import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { forViewport } from '../support/for-viewport.ts'
import { formPageStates } from '../support/form-page-states.ts'

const meta = {
  title: 'Pages/Storefront/Sell',
  ...appStory,
  args: { path: '/sell' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectPage('Become A Whirligig Seller!', 'Sell With Us')
    await canvas.findByRole('heading', { level: 2, name: 'Set up your stall in our toy box' })
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
}
export const Phone: Story = { ...Empty, ...forViewport('phone') }

const states = formPageStates({
  endpoint: 'post /merchant/add',
  values: {
    Name: 'Bruno Bramble',
    Email: 'bruno@whirligig.test',
    'Phone Number': '555-010-0199',
    Brand: 'Bramble & Bear',
    Business: 'We sew bears that are brave.',
  },
  submitLabel: 'Submit',
})

export const Loading: Story = states.Loading
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
