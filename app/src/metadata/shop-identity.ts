import type { SharedImage } from './page-metadata.tsx'

export const SHOP_NAME = 'Whirligig'

/** The description of a page without its own. */
export const SHOP_DESCRIPTION = 'Whirligig: hand-picked toys for everyone. Delivery is always free.'

/** The picture in the link previews of pages that are not about one toy. */
export const SHARE_IMAGE: SharedImage = {
  url: '/images/share.png',
  alt: 'A teddy bear among a rocket, a train, a pinwheel and a spinning top',
  width: 1200,
  height: 630,
}
