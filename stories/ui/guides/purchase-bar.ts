import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Keeps price and button of a toy in reach on phones.',
  usage:
    'Use it as the last element of the content of a product page. It sticks to the bottom of the screen until the footer comes. Hide it while the page shows the same button. Wide screens do not show it.',
  example: `<PurchaseBar price="$55.00" action={<Button className="grow">Add To Cart</Button>} hidden={isButtonInView} />`,
  accessibility: {
    role: 'None. The button is a `button`. While hidden it cannot be focused.',
    keys: [['Tab', 'Moves the focus to the button. A focused element is scrolled above the bar.']],
    announced: 'Nothing.',
  },
  do: ['Name the toy in the button, because the page has another one.'],
  dont: ['Put more than one button into it.'],
  related: ['product-details', 'price'],
  passthrough: 'div',
}
