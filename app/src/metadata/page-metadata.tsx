import { useAtomValue } from 'jotai'
import { JsonLd, type JsonLdObject } from './json-ld.tsx'
import { originAtom } from './origin-atom.ts'
import { SHARE_IMAGE, SHOP_NAME } from './shop-identity.ts'
import { toAbsoluteUrl } from './to-absolute-url.ts'

/** The picture of a link preview. */
export type SharedImage = {
  /** A path or an absolute URL. */
  url: string
  alt: string
  /** Both in px, if they are known. */
  width?: number
  height?: number
}

export type PageMetadataProps = {
  /** Name of the page, without the shop's name. */
  name: string
  /** @default the names of the page and the shop */
  title?: string
  /** One or two sentences, at most about 155 characters. */
  description: string
  /** The clean path with only those query parameters that make it another page. */
  path: string
  /** Search engines follow the links of the page, but do not list it. */
  noIndex?: boolean
  /** @default the shop's picture */
  image?: SharedImage
  /** The price in dollars makes the link preview that of a product. */
  price?: number
  /** Structured data for search engines. */
  jsonLd?: readonly JsonLdObject[]
}

/** The title and metadata of a public page. React moves them to the document's head. */
export function PageMetadata({
  name,
  title = `${name} · ${SHOP_NAME}`,
  description,
  path,
  noIndex = false,
  image = SHARE_IMAGE,
  price,
  jsonLd = [],
}: PageMetadataProps) {
  const origin = useAtomValue(originAtom)
  const url = toAbsoluteUrl(origin, path)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {noIndex ? <meta name="robots" content="noindex,follow" /> : null}
      <meta property="og:type" content={price === undefined ? 'website' : 'product'} />
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={toAbsoluteUrl(origin, image.url)} />
      <meta property="og:image:alt" content={image.alt} />
      {image.width ? <meta property="og:image:width" content={String(image.width)} /> : null}
      {image.height ? <meta property="og:image:height" content={String(image.height)} /> : null}
      {price === undefined ? null : (
        <>
          <meta property="product:price:amount" content={price.toFixed(2)} />
          <meta property="product:price:currency" content="USD" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd objects={jsonLd} />
    </>
  )
}
