import { productAtom } from '@whirligig/catalogue'
import { clientPaths, DEFAULT_IMAGE, formatPrice, type Product, toLargestImageUrl } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { reviewsAtom } from '@whirligig/reviews'
import { useAtomValue } from 'jotai'
import { getProductBreadcrumbs, toBreadcrumbList } from './breadcrumbs.ts'
import { originAtom } from './origin-atom.ts'
import { PageMetadata } from './page-metadata.tsx'
import { toProductJsonLd } from './product-json-ld.ts'
import { SHOP_DESCRIPTION, SHOP_NAME } from './shop-identity.ts'
import { shortenText } from './shorten-text.ts'

const describe = ({ name, description, price }: Product): string =>
  shortenText(description) || `${name} for ${formatPrice(price)} at ${SHOP_NAME}. Delivery is always free.`

/** The metadata of a product page. While it loads, there is no title: the first one is announced as that of the page. */
export function ProductMetadata({ slug }: { slug: string }) {
  const origin = useAtomValue(originAtom)
  const { data: product, error } = useAtomValue(productAtom(slug))
  const { data: { reviews } = { reviews: [] } } = useAtomValue(reviewsAtom(slug))
  const path = clientPaths.product(slug)
  if (isNotFound(error)) return <PageMetadata name="Not found" description={SHOP_DESCRIPTION} path={path} noIndex />
  if (!product) return error && <PageMetadata name="Toy" description={SHOP_DESCRIPTION} path={path} />
  const { name, imageUrl, price } = product
  return (
    <PageMetadata
      name={name}
      description={describe(product)}
      path={clientPaths.product(product.slug)}
      image={{ url: imageUrl ? toLargestImageUrl(imageUrl) : DEFAULT_IMAGE.product, alt: name }}
      price={price}
      jsonLd={[toProductJsonLd(origin, product, reviews), toBreadcrumbList(origin, getProductBreadcrumbs(product))]}
    />
  )
}
