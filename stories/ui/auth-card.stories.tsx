import type { Meta, StoryObj } from '@storybook/react-vite'
import bear from '@whirligig/art/toys/bear.svg'
import rocket from '@whirligig/art/toys/rocket.svg'
import { AuthCard, Button, Field, PasswordInput, TextInput } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const form = (submit: string) => (
  <form noValidate className="grid gap-4">
    <Field label="Email" required>
      <TextInput value="" onChange={fn()} type="email" autoComplete="email" />
    </Field>
    <Field label="Password" required>
      <PasswordInput value="" onChange={fn()} autoComplete="current-password" />
    </Field>
    <Button type="submit" fullWidth className="mt-2">
      {submit}
    </Button>
  </form>
)
const link = (label: string, href: string) => (
  <a href={href} className="inline-flex min-h-11 items-center font-semibold text-sky-text hover:underline">
    {label}
  </a>
)

const meta = {
  title: 'Forms/Auth Card',
  component: AuthCard,
  args: {
    title: 'Login',
    illustration: <img src={bear} alt="" width={220} height={220} />,
    footer: link('Create Account', '#/register'),
    children: form('Login'),
  },
} satisfies Meta<typeof AuthCard>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument()
  },
}
export const Register: Story = {
  args: {
    title: 'Create an Account',
    tint: 'sky',
    illustration: <img src={rocket} alt="" width={220} height={220} />,
    footer: link('Login', '#/login'),
    children: form('Sign Up'),
  },
}
export const WithText: Story = {
  args: { title: 'Forgot Password', text: 'We send a link to your address. It works once.', footer: undefined },
}
export const WithoutPicture: Story = { args: { illustration: undefined } }
export const Phone: Story = forViewport('phone')
