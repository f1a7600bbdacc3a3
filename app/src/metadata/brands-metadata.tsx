import { brandsQueryAtom } from '@whirligig/catalogue'
import { clientPaths } from '@whirligig/contract'
import { useAtomValue } from 'jotai'
import { brandsBreadcrumbs, toBreadcrumbList } from './breadcrumbs.ts'
import { toItemList } from './item-list.ts'
import { originAtom } from './origin-atom.ts'
import { PageMetadata } from './page-metadata.tsx'

/** The metadata of the brands page. */
export function BrandsMetadata() {
  const origin = useAtomValue(originAtom)
  const { data: brands = [] } = useAtomValue(brandsQueryAtom)
  const entries = brands.map(({ name, slug }) => ({ name, path: clientPaths.brand(slug) }))
  return (
    <PageMetadata
      name="Brands"
      description="Meet the makers behind the toys of Whirligig, and see everything that each of them makes."
      path={clientPaths.brands}
      jsonLd={[
        toBreadcrumbList(origin, brandsBreadcrumbs),
        ...(entries.length > 0 ? [toItemList(origin, entries)] : []),
      ]}
    />
  )
}
