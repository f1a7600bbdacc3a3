import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Frames a short form on a page of its own, with an illustration.',
  usage:
    'Use it for login, sign-up and password pages. On phones the illustration is above the form; without it the card is narrower. Render one per page, because its title is the level 1 heading.',
  example: `<AuthCard
  title="Login"
  illustration={<img src={bear} alt="" width={240} height={240} />}
  footer={<a href={registerHref}>Create Account</a>}
>
  <LoginForm />
</AuthCard>`,
  accessibility: {
    role: 'A `region` named by its title, which is a level 1 heading.',
    keys: [['Tab', 'Moves the focus through the form, then through the footer.']],
    announced: 'Nothing. The fields announce their errors.',
  },
  do: ['Put the link to the alternative form into `footer`.', 'Ask only for what is needed.'],
  dont: ['Render two on one page.', 'Give the illustration an alternative text: it is decorative.'],
  related: ['field', 'provider-links', 'password-input'],
  passthrough: 'section',
}
