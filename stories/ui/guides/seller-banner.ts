import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Gives reasons to sell in the shop.',
  usage: 'Use it next to the merchant application. It shows a market stall with three toys, and three reasons.',
  example: `<SellerBanner stall={stallUrl} toys={[bear, robot, top]} flag={pinwheelUrl} />`,
  accessibility: {
    role: 'A `region` named by its level 2 heading. The reasons are a list of level 3 headings.',
    keys: [],
    announced: 'Nothing. The picture is decorative.',
  },
  do: ['Pass three different toys.', 'Show the form first on phones.'],
  dont: ['Add a button: the form is next to it.', 'Use it outside the seller page.'],
  related: ['selling-points', 'hero', 'auth-card'],
  passthrough: 'section',
}
