import stall from '@whirligig/art/scenes/stall.svg'
import bunny from '@whirligig/art/toys/bunny.svg'
import car from '@whirligig/art/toys/car.svg'
import pinwheel from '@whirligig/art/toys/pinwheel.svg'
import top from '@whirligig/art/toys/top.svg'
import { SellerBanner } from '@whirligig/ui'

export const SellBanner = () => <SellerBanner stall={stall} toys={[top, bunny, car]} flag={pinwheel} />
