import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { formPageStates } from '../support/form-page-states.ts'

const meta = {
  title: 'Pages/Account/Address Add',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: '/dashboard/address/add' },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectPage('Add Address')
    await expect(await canvas.findByRole('checkbox', { name: 'As the Default' })).not.toBeChecked()
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('')
  },
}

const states = formPageStates({
  endpoint: 'post /address/add',
  values: {
    Address: '12 Clockmaker Lane',
    City: 'Portland',
    State: 'Oregon',
    Country: 'United States',
    Zipcode: '97201',
  },
  submitLabel: 'Add Address',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
