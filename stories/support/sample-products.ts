import bear from '@whirligig/art/toys/bear.svg'
import cube from '@whirligig/art/toys/cube.svg'
import dino from '@whirligig/art/toys/dino.svg'
import duck from '@whirligig/art/toys/duck.svg'
import robot from '@whirligig/art/toys/robot.svg'
import rocket from '@whirligig/art/toys/rocket.svg'
import top from '@whirligig/art/toys/top.svg'
import train from '@whirligig/art/toys/train.svg'
import { formatPrice } from '@whirligig/contract'
import { aProduct } from '@whirligig/contract/fixtures'
import { type PictureProps, tintFor } from '@whirligig/ui'

/** The drawings of toys of the fixtures. Stories of components bundle them, because only stories of features have a server. */
const DRAWINGS = {
  'Teddy Bears': bear,
  Transformer: robot,
  'Rubix Cube': cube,
  'Wooden Train': train,
  'Bath Duck': duck,
  'Moon Rocket': rocket,
  'Spinning Top': top,
  'Dinosaur With Very Long Neck': dino,
}

type SampleProduct = {
  name: string
  href: string
  price: string
  picture: Pick<PictureProps, 'src' | 'tint'>
}

function toSample(name: keyof typeof DRAWINGS): SampleProduct {
  const { slug, price } = aProduct({ name })
  const picture = { src: DRAWINGS[name], tint: tintFor(slug) }
  return { name, href: `#/product/${slug}`, price: formatPrice(price), picture }
}

/** Eight products for stories. */
export const sampleProducts = {
  bear: toSample('Teddy Bears'),
  robot: toSample('Transformer'),
  cube: toSample('Rubix Cube'),
  train: toSample('Wooden Train'),
  duck: toSample('Bath Duck'),
  rocket: toSample('Moon Rocket'),
  top: toSample('Spinning Top'),
  dino: toSample('Dinosaur With Very Long Neck'),
}

/** The same products with brand, rating and stock, as in a product list. */
export const sampleProductList = Object.values(sampleProducts).map((sample) => {
  const { brand, averageRating: stars, totalReviews: reviews, inventory } = aProduct({ name: sample.name })
  return { ...sample, brand: brand?.name, stars, reviews, inventory }
})
