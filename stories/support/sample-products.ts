import bear from '@whirligig/art/toys/bear.svg'
import cube from '@whirligig/art/toys/cube.svg'
import dino from '@whirligig/art/toys/dino.svg'
import duck from '@whirligig/art/toys/duck.svg'
import robot from '@whirligig/art/toys/robot.svg'
import rocket from '@whirligig/art/toys/rocket.svg'
import top from '@whirligig/art/toys/top.svg'
import train from '@whirligig/art/toys/train.svg'
import type { PictureProps } from '@whirligig/ui'

type SampleProduct = {
  name: string
  href: string
  price: string
  picture: Pick<PictureProps, 'src' | 'tint'>
}

/** Eight products for stories. */
export const sampleProducts = {
  rocket: {
    name: 'Moonshot Rocket',
    href: '#/product/moonshot-rocket',
    price: '$42.00',
    picture: { src: rocket, tint: 'sky' },
  },
  dino: {
    name: 'Gentle Dino',
    href: '#/product/gentle-dino',
    price: '$24.50',
    picture: { src: dino, tint: 'lagoon' },
  },
  train: {
    name: 'Little Steamer',
    href: '#/product/little-steamer',
    price: '$64.00',
    picture: { src: train, tint: 'tomato' },
  },
  duck: {
    name: 'Bath Duck',
    href: '#/product/bath-duck',
    price: '$12.00',
    picture: { src: duck, tint: 'sky' },
  },
  cube: {
    name: 'Rubix Cube',
    href: '#/product/rubix-cube',
    price: '$60.00',
    picture: { src: cube, tint: 'lagoon' },
  },
  bear: {
    name: 'Teddy Bears',
    href: '#/product/teddy-bears',
    price: '$55.00',
    picture: { src: bear, tint: 'sun' },
  },
  top: {
    name: 'Humming Top',
    href: '#/product/humming-top',
    price: '$18.00',
    picture: { src: top, tint: 'plum' },
  },
  robot: {
    name: 'Transformer',
    href: '#/product/transformer',
    price: '$99.00',
    picture: { src: robot, tint: 'sky' },
  },
} satisfies Record<string, SampleProduct>

type ListedProduct = SampleProduct & {
  brand: string
  /** From 0 to 5. */
  stars: number
  reviews: number
}

/** The same products with brand and rating, as in a product list. */
export const sampleProductList: readonly ListedProduct[] = [
  { ...sampleProducts.rocket, brand: 'Tumble Works', stars: 5, reviews: 18 },
  { ...sampleProducts.dino, brand: 'Hug & Co.', stars: 4, reviews: 7 },
  { ...sampleProducts.train, brand: 'Tumble Works', stars: 4, reviews: 31 },
  { ...sampleProducts.duck, brand: 'Puddle', stars: 3, reviews: 102 },
  { ...sampleProducts.cube, brand: 'Six Sides', stars: 5, reviews: 54 },
  { ...sampleProducts.bear, brand: 'Hug & Co.', stars: 4, reviews: 12 },
  { ...sampleProducts.top, brand: 'Whirl Bros', stars: 5, reviews: 9 },
  { ...sampleProducts.robot, brand: 'Bolt & Nut', stars: 5, reviews: 88 },
]
