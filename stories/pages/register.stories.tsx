import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { formPageStates } from '../support/form-page-states.ts'

const meta = {
  title: 'Pages/Account/Register',
  ...appStory,
  args: { path: '/register' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectPage('Create an Account')
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

const states = formPageStates({
  endpoint: 'post /auth/register',
  values: {
    Email: 'mina@whirligig.test',
    'First Name': 'Mina',
    'Last Name': 'Marlow',
    Password: 'whirligig',
  },
  submitLabel: 'Sign Up',
  toastTitle: 'Please try to signup again!',
})

export const Loading: Story = states.Loading
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
