import { type ApiClient, connect, toQueryString } from '@whirligig/core/http'
import { mutationAtom } from '@whirligig/core/query'
import type { ProductListQuery } from '../products/product-filter.ts'

/** The filters of the products to export. */
export type ExportFilter = Partial<ProductListQuery>

/** The products as a CSV file. */
const exportProducts = (client: ApiClient, filter: ExportFilter) =>
  connect(client)
    .url(`/product/export${toQueryString({ ...filter })}`)
    .get()
    .blob()

export const exportProductsAtom = mutationAtom({ key: 'export-products', mutate: exportProducts })
