import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Offers other ways to sign in.',
  usage:
    'Under the form of login and sign-up. It keeps its room while it is empty, so that nothing moves when the providers come.',
  example: `<ProviderLinks providers={[{ name: 'Google', href: '/api/auth/google' }]} />`,
  accessibility: {
    role: 'A list of links, named by the provider.',
    keys: [
      ['Tab', 'Goes from link to link.'],
      ['Enter', 'Goes to the provider.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Show only providers that are set up.', 'Keep the order the same everywhere.'],
  dont: ['Make them the primary action.', 'Use marks in their own colours: they take that of the text.'],
  related: ['auth-card', 'password-input', 'button'],
  passthrough: 'div',
}
