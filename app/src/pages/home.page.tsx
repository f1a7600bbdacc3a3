import bear from '@whirligig/art/toys/bear.svg'
import cube from '@whirligig/art/toys/cube.svg'
import robot from '@whirligig/art/toys/robot.svg'
import rocket from '@whirligig/art/toys/rocket.svg'
import top from '@whirligig/art/toys/top.svg'
import train from '@whirligig/art/toys/train.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { FeaturedToys, Hero, Page, SellingPoints } from '@whirligig/ui'

export function Component() {
  return (
    <Page>
      <title>Whirligig · Toys For Everyone</title>
      <div className="grid gap-10">
        <Hero
          text="Hand-picked playthings that outlive the wrapping paper. Delivery is always free."
          action={{ label: 'Shop all toys', href: toHref(clientPaths.shop) }}
          secondary={{ label: 'Meet the brands', href: toHref(clientPaths.brands) }}
          art={{ centre: bear, topLeft: rocket, bottomLeft: train, bottomRight: top }}
        />
        <FeaturedToys
          toys={[
            {
              name: 'Teddy Bears',
              href: toHref(clientPaths.product('teddy-bears')),
              price: '$55.00',
              imageUrl: bear,
              tint: 'sun',
              text: 'Soft, brave and always up for it.',
            },
            {
              name: 'Transformer',
              href: toHref(clientPaths.product('transformer')),
              price: '$99.00',
              imageUrl: robot,
              tint: 'sky',
            },
            {
              name: 'Rubix Cube',
              href: toHref(clientPaths.product('rubix-cube')),
              price: '$60.00',
              imageUrl: cube,
              tint: 'lagoon',
            },
          ]}
        />
        <SellingPoints />
      </div>
    </Page>
  )
}
