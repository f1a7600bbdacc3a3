import { LookedAtContainer } from '@whirligig/catalogue'
import { TOY_CARD_PROPS } from './toy-card-props.tsx'

export const ProductLookedAt = ({ productId }: { productId: string }) => (
  <LookedAtContainer {...TOY_CARD_PROPS} productId={productId} />
)
