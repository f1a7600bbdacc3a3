import type { Meta, StoryObj } from '@storybook/react-vite'
import lost from '@whirligig/art/empty/lost.svg'
import { AccountDisabled } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { expectLtrText } from '../support/expect-ltr-text.ts'

const meta = {
  title: 'Feedback/Account Disabled',
  component: AccountDisabled,
  args: { firstName: 'Mina', phone: '(800) 555-0139' },
} satisfies Meta<typeof AccountDisabled>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hi, Mina' })).toBeVisible()
    await expect(canvas.getByText('Unfortunately it seems your account has been disabled.')).toBeVisible()
    await expect(canvas.getByText('Please contact admin to request access again.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '(800) 555-0139' })).toHaveAttribute('href', 'tel:8005550139')
  },
}

export const WithIllustration: Story = {
  args: { illustration: <img src={lost} alt="" width={240} height={180} /> },
}

export const LongName: Story = { args: { firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectLtrText(canvas.getByText('(800) 555-0139')),
}
