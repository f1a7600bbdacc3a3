import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onScreen } from '../support/on-screen.ts'
import { formStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Contact',
  ...wholeShopStory,
  args: { path: '/contact' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact Information' })
    await canvas.findByRole('button', { name: 'Submit' })
  },
}
export const OnAPhone: Story = onScreen('phone')

export const TheFooterLeadsHereAndHasTheNewsletter: Story = {
  args: { path: '/' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Contact Us' })
    link.scrollIntoView()
    await expect(await canvas.findByLabelText(/^Send the newsletter to/)).toBeVisible()
    await userEvent.click(link)
    await canvas.findByRole('heading', { level: 1, name: 'Contact Information' })
  },
}

const states = formStates({
  call: 'post /contact/add',
  fill: { Name: 'Mina Marlow', Email: 'mina@whirligig.test', Message: 'The wheel of our train came off.' },
  submit: 'Submit',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
