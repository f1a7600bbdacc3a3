import { RelatedContainer } from '@whirligig/catalogue'
import { TOY_CARD_PROPS } from './toy-card-props.tsx'

export type ProductRelatedProps = { slug: string; isSoldOut: boolean }

export const ProductRelated = (props: ProductRelatedProps) => <RelatedContainer {...TOY_CARD_PROPS} {...props} />
