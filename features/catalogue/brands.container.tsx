import { BrandCard, EmptyState, ErrorState, PageHeader, tintFor } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandsQueryAtom } from './brands-query.ts'
import { BrandsSkeleton } from './brands-skeleton.tsx'

export type BrandsContainerProps = {
  brandHref: (slug: string) => string
}

/** The brands page: every active brand, linked to its products. */
export function BrandsContainer({ brandHref }: BrandsContainerProps) {
  return (
    <>
      <PageHeader title="Choose From Over 10+ Categories" />
      <Brands brandHref={brandHref} />
    </>
  )
}

function Brands({ brandHref }: BrandsContainerProps) {
  const { data: brands, status, refetch } = useAtomValue(brandsQueryAtom)
  if (status === 'pending') return <BrandsSkeleton />
  if (!brands) {
    return <ErrorState text="The brands could not be loaded." onRetry={() => refetch()} />
  }
  if (brands.length === 0) return <EmptyState text="No brands found." hint="Please come back soon." />
  return (
    <ul className="grid list-none gap-4 p-0 sm:grid-cols-2 md:gap-5 lg:grid-cols-3 xl:grid-cols-4">
      {brands.map(({ slug, name, description }) => (
        <li key={slug}>
          <BrandCard name={name} description={description} href={brandHref(slug)} tint={tintFor(slug)} />
        </li>
      ))}
    </ul>
  )
}
