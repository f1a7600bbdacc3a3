import { DEFAULT_IMAGE, formatPrice, type StaffProduct, toImageProps } from '@whirligig/contract'
import { Picture, type TableColumn, tintFor } from '@whirligig/ui'

/**
 * The columns of the product table.
 * @param showBrands adds the brand column, which is useless to a merchant with one brand
 */
export function productColumns(showBrands: boolean): readonly TableColumn<StaffProduct>[] {
  const brand: TableColumn<StaffProduct> = {
    id: 'brand',
    header: 'Brand',
    hideWhenNarrow: true,
    cell: (product) => product.brand?.name ?? 'None',
  }
  return [
    { id: 'name', header: 'Product', kind: 'title', cell: (product) => <Name product={product} /> },
    ...(showBrands ? [brand] : []),
    { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatPrice(price) },
    { id: 'stock', header: 'In stock', align: 'end', cell: ({ inventory }) => <Stock inventory={inventory} /> },
  ]
}

function Name({ product: { name, sku, slug, imageUrl } }: { product: StaffProduct }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Picture
        {...toImageProps(imageUrl)}
        fallbackSrc={DEFAULT_IMAGE.product}
        sizes="48px"
        tint={tintFor(slug)}
        alt=""
        className="size-12 shrink-0 rounded-control"
      />
      <span className="min-w-0">
        <span className="block leading-snug">{name}</span>
        <span className="inline-block w-full text-sm leading-snug font-normal text-ink-soft">{sku}</span>
      </span>
    </span>
  )
}

function Stock({ inventory }: { inventory: number }) {
  return inventory > 0 ? inventory.toLocaleString('en-US') : <span className="font-semibold text-danger">None</span>
}
