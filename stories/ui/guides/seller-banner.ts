import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says why one should sell here.',
  usage: 'Beside the application form of merchants. A stall with three toys and three reasons.',
  example: `<SellerBanner stall={stallUrl} toys={[bear, robot, top]} flag={pinwheelUrl} />`,
  accessibility: {
    role: '`region`, named by its level 2 heading; the reasons are a list of level 3 headings.',
    keys: [],
    announced: 'Nothing; the picture is decoration.',
  },
  do: ['Give three different toys.', 'Keep the form first on phones.'],
  dont: ['Put a button on it: the form is beside it.', 'Use it outside the seller page.'],
  related: ['selling-points', 'hero', 'auth-card'],
  passthrough: 'section',
}
