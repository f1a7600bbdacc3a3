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
    {
      id: 'name',
      header: 'Product',
      kind: 'title',
      picture: (product) => <ProductPicture product={product} />,
      cell: ({ name }) => name,
      detail: ({ sku }) => sku,
    },
    ...(showBrands ? [brand] : []),
    { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatPrice(price) },
    { id: 'stock', header: 'In stock', align: 'end', cell: ({ inventory }) => <Stock inventory={inventory} /> },
  ]
}

const ProductPicture = ({ product: { slug, imageUrl } }: { product: StaffProduct }) => (
  <Picture
    {...toImageProps(imageUrl)}
    fallbackSrc={DEFAULT_IMAGE.product}
    sizes="34px"
    tint={tintFor(slug)}
    alt=""
    className="size-12 shrink-0 rounded-control"
  />
)

function Stock({ inventory }: { inventory: number }) {
  return inventory > 0 ? inventory.toLocaleString('en-US') : <span className="font-semibold text-danger">None</span>
}
