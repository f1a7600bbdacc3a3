import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { forViewport } from '../support/for-viewport.ts'
import { formPageStates } from '../support/form-page-states.ts'

const meta = {
  title: 'Pages/Storefront/Contact',
  ...appStory,
  args: { path: '/contact' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectPage('Contact Information')
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
}
export const Phone: Story = { ...Empty, ...forViewport('phone') }

export const OpensFromFooterWithNewsletter: Story = {
  args: { path: '/' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Contact Us' })
    await waitFor(async () => {
      link.scrollIntoView() // again, while the page above the footer still grows
      await expect(canvas.getByLabelText(/^Send the newsletter to/)).toBeVisible()
    })
    await userEvent.click(link)
    await canvas.findByRole('heading', { level: 1, name: 'Contact Information' })
  },
}

const states = formPageStates({
  endpoint: 'post /contact/add',
  values: { Name: 'Mina Marlow', Email: 'mina@whirligig.test', Message: 'The wheel of our train came off.' },
  submitLabel: 'Submit',
})

export const Loading: Story = states.Loading
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
