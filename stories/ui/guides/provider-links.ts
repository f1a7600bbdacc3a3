import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  purpose: 'Links to external sign-in providers.',
  usage:
    'Use it below the login and sign-up forms. It reserves its height while the providers load, so that the layout does not shift.',
  example: `<ProviderLinks providers={[{ name: 'Google', href: '/api/auth/google' }]} />`,
  accessibility: {
    role: 'A list of links named by the provider.',
    keys: [
      ['Tab', 'Moves the focus from link to link.'],
      ['Enter', 'Opens the provider.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Show configured providers only.', 'Use the same order everywhere.'],
  dont: [
    'Make them the primary action.',
    'Use the brand colours of the providers: the icons have the colour of the text.',
  ],
  related: ['auth-card', 'password-input', 'button'],
  passthrough: 'div',
}
