import type { StaffProduct } from '@whirligig/contract'
import { Menu, type MenuProps } from '@whirligig/ui'

/** The addresses and the action that the menu of a row offers. */
export type ProductRowActions = {
  editHref: (id: string) => string
  /** The page that adds a product like this one. */
  duplicateHref: (id: string) => string
  /** The orders of the product; only for admins, who see all orders. */
  ordersHref?: ((id: string) => string) | undefined
  /** The page of an active product in the shop. */
  shopHref: (slug: string) => string
  onDelete: (product: StaffProduct) => void
}

export type RowMenuProps = Pick<MenuProps, 'trigger' | 'defaultOpen'> & ProductRowActions & { product: StaffProduct }

/** What can be done with a product of the list. */
export function RowMenu({ product, editHref, duplicateHref, ordersHref, shopHref, onDelete, ...props }: RowMenuProps) {
  const { _id, slug, isActive } = product
  return (
    <Menu
      {...props}
      align="end"
      items={[
        { label: 'Edit', href: editHref(_id) },
        { label: 'Duplicate', href: duplicateHref(_id) },
        ...(ordersHref ? [{ label: 'Orders', href: ordersHref(_id) }] : []),
        ...(isActive ? [{ label: 'View in the shop', href: shopHref(slug) }] : []),
        'separator',
        { label: 'Delete', tone: 'danger', onSelect: () => onDelete(product) },
      ]}
    />
  )
}
