import bear from '@whirligig/art/toys/bear.svg'
import cube from '@whirligig/art/toys/cube.svg'
import robot from '@whirligig/art/toys/robot.svg'
import { CartToggle } from '@whirligig/cart'
import { FeaturedContainer, type FeaturedContainerProps } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { WishToggle } from '@whirligig/wishlist'

const PRESENTATIONS: FeaturedContainerProps['presentations'] = {
  'teddy-bears': { name: 'Teddy Bears', imageUrl: bear, tint: 'sun', text: 'Soft, brave and always up for it.' },
  transformer: { name: 'Transformer', imageUrl: robot, tint: 'sky', text: 'A robot now, a truck in a moment.' },
  'rubix-cube': { name: 'Rubix Cube', imageUrl: cube, tint: 'lagoon', text: 'Six colours and one right answer.' },
}

/** The three featured toys. */
export function HomeFeatured() {
  return (
    <FeaturedContainer
      presentations={PRESENTATIONS}
      productHref={(slug) => toHref(clientPaths.product(slug))}
      renderAction={(product) => <WishToggle product={product} />}
      renderFooter={(product) => <CartToggle product={product} quantity={1} place="card" />}
    />
  )
}
