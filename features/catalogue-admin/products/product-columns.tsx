import { DEFAULT_IMAGE, type StaffProduct, toImageProps } from '@whirligig/contract'
import { IconButton, lazyMenu, Picture, type TableColumn, tintFor } from '@whirligig/ui'
import { Ellipsis } from 'lucide-react'
import { ActiveSwitch } from '../active-switch.tsx'
import { productResource } from './atoms.ts'
import { PriceCell, StockCell } from './number-cells.tsx'
import { formatOffReasons } from './off-reason-text.ts'
import type { ProductRowActions } from './row-menu.tsx'

const RowMenu = lazyMenu(async () => (await import('./row-menu.tsx')).RowMenu, { whenIdle: true })

const brandColumn: TableColumn<StaffProduct> = {
  id: 'brand',
  header: 'Brand',
  hideWhenNarrow: true,
  minWidth: '8em',
  cell: ({ brand }) => <span className="block max-w-40 truncate">{brand?.name ?? 'No brand'}</span>,
}

/**
 * The columns of the product table.
 * @param showBrands adds the brand column, which is useless to a merchant with one brand
 */
export const productColumns = (
  showBrands: boolean,
  actions: ProductRowActions,
): readonly TableColumn<StaffProduct>[] => [
  {
    id: 'name',
    header: 'Product',
    kind: 'title',
    grow: true,
    sortFirst: 'ascending',
    picture: (product) => <ProductPicture product={product} />,
    cell: ({ name }) => name,
    detail: (product) => <Detail product={product} />,
  },
  ...(showBrands ? [brandColumn] : []),
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    sortFirst: 'ascending',
    interactive: true,
    cell: (product) => <PriceCell product={product} />,
  },
  {
    id: 'stock',
    header: 'In stock',
    align: 'end',
    sortFirst: 'ascending',
    interactive: true,
    cell: (product) => (
      <>
        <StockCell product={product} />
        <span aria-hidden="true" className="@xl:hidden">
          {' '}
          in stock
        </span>
      </>
    ),
  },
  {
    id: 'active',
    header: 'Active',
    labelOnCards: true,
    lineOnCards: showBrands, // Only without brands, there is always room beside the stock.
    interactive: true,
    cell: (product) => (
      <ActiveSwitch resource={productResource} row={product} label={`${product.name} active`} labelHidden />
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    interactive: true,
    headerHidden: true,
    cell: (product) => (
      <RowMenu
        product={product}
        {...actions}
        trigger={(props) => (
          <IconButton
            label={`Actions for ${product.name}`}
            icon={<Ellipsis aria-hidden="true" />}
            size="sm"
            {...props}
          />
        )}
      />
    ),
  },
]

const ProductPicture = ({ product: { slug, imageUrl } }: { product: StaffProduct }) => (
  <Picture
    {...toImageProps(imageUrl)}
    fallbackSrc={DEFAULT_IMAGE.product}
    sizes="28px"
    tint={tintFor(slug)}
    alt=""
    className="size-10 shrink-0 rounded-sm"
  />
)

/** The sku, and why the product is not in the shop. */
function Detail({ product }: { product: StaffProduct }) {
  const reasons = formatOffReasons(product)
  return (
    <>
      {product.sku}
      {reasons ? (
        <>
          {' · '}
          <span title={reasons}>{reasons}</span>
        </>
      ) : null}
    </>
  )
}
