import { DEFAULT_IMAGE, type Product, toImageProps } from '@whirligig/contract'
import { PageHeader, Picture, type PictureProps, Skeleton, tintFor } from '@whirligig/ui'
import { type ReactNode, useState } from 'react'

const PICTURE_COUNT = 3
const pictureClass = 'size-24 rounded-panel'

export type CollectionHeaderProps = {
  title: string
  description: string
  /** Number of toys. */
  meta: ReactNode
  /** The drawing of a category. Without it, toys of the list are shown. */
  drawing?: Pick<PictureProps, 'src' | 'tint'> | undefined
  /** The toys of the list; undefined while loading, empty if there are none or they could not be loaded. */
  products: readonly Product[] | undefined
  actions: ReactNode
}

/** The head of a category or brand: its name and description beside its drawing or some of its toys. */
export function CollectionHeader({ title, description, meta, drawing, products, actions }: CollectionHeaderProps) {
  return (
    <div className="flex items-center gap-6">
      <div aria-hidden="true" className="mb-6 flex shrink-0 gap-2 max-md:hidden">
        {drawing ? (
          <Picture {...drawing} alt="" className="size-32 rounded-panel [&_img]:size-17/20" />
        ) : (
          <Toys products={products} />
        )}
      </div>
      <PageHeader
        title={
          drawing ? (
            <span className="flex items-center gap-3 max-md:pb-2">
              <Picture {...drawing} alt="" className="size-16 shrink-0 rounded-card md:hidden [&_img]:size-17/20" />
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </span>
          ) : (
            title
          )
        }
        // The width of the text depends on its font. It must not decide whether the actions wrap, or they move when the font loads.
        className="min-w-0 grow xl:flex-nowrap xl:[&>:last-child]:shrink-0"
        meta={
          <>
            <p className="max-w-2xl pb-1">{description}</p>
            {meta}
          </>
        }
        actions={actions}
      />
    </div>
  )
}

/** The first toys that could be loaded, as long as the page is open. */
function Toys({ products }: Pick<CollectionHeaderProps, 'products'>) {
  const [shown, setShown] = useState(products)
  if (products && products !== shown && !shown?.length) setShown(products)
  if (!shown) return <Skeleton className="h-24 w-76 rounded-panel" />
  return shown
    .slice(0, PICTURE_COUNT)
    .map(({ _id, slug, imageUrl }) => (
      <Picture
        key={_id}
        {...toImageProps(imageUrl)}
        fallbackSrc={DEFAULT_IMAGE.product}
        alt=""
        sizes="68px"
        tint={tintFor(slug)}
        className={pictureClass}
      />
    ))
}
