import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Holds a short form that stands alone on its page, with a toy beside it.',
  usage:
    "For signing in, signing up and everything around passwords. On phones the toy looks over the form from above; without a `picture` the card is narrower. There is one on a page: its heading is the page's.",
  example: `<AuthCard
  title="Login"
  picture={<img src={bear} alt="" width={240} height={240} />}
  footer={<a href={registerHref}>Create Account</a>}
>
  <LoginForm />
</AuthCard>`,
  accessibility: {
    role: '`region`, named by its title, which is the level 1 heading of the page.',
    keys: [['Tab', 'Goes through the form, then the footer.']],
    announced: 'Nothing by itself; the form inside announces its messages.',
  },
  do: ['Put the way to the other form into `footer`.', 'Keep the form to what must be asked.'],
  dont: ['Put two on one page.', 'Give the picture an alternative text: it is decoration.'],
  related: ['field', 'provider-links', 'password-input'],
  passthrough: 'section',
}
