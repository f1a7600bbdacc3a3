import kite from '@whirligig/art/toys/kite.svg'
import rockingHorse from '@whirligig/art/toys/rocking-horse.svg'
import top from '@whirligig/art/toys/top.svg'
import train from '@whirligig/art/toys/train.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { Hero, SellingPoints } from '@whirligig/ui'

export const HomeHero = () => (
  <Hero
    text="Hand-picked playthings that outlive the wrapping paper. Delivery is always free."
    link={{ label: 'Shop all toys', href: toHref(clientPaths.shop) }}
    secondaryLink={{ label: 'Meet the brands', href: toHref(clientPaths.brands) }}
    art={{ centre: rockingHorse, topLeft: kite, bottomLeft: train, bottomRight: top }}
  />
)

export const HomeSellingPoints = () => <SellingPoints />
