import { DEFAULT_IMAGE, toImageProps } from '@whirligig/contract'
import { BrandCard, EmptyState, ErrorState, PageHeader, Picture, tintFor } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandsQueryAtom } from './brands-query.ts'
import { BrandsSkeleton } from './brands-skeleton.tsx'

/** The widths of the pictures in the cards: three next to each other, in one to four columns of cards. */
const PICTURE_SIZES =
  '(min-width: 1280px) 59px, (min-width: 1024px) calc(7.8vw - 15px), (min-width: 640px) calc(11.7vw - 14px), calc(23.3vw - 15px)'

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
    <ul className="grid grid-cols-1 list-none gap-4 p-0 sm:grid-cols-2 md:gap-5 lg:grid-cols-3 xl:grid-cols-4">
      {brands.map(({ slug, name, description, toys = [] }) => (
        <li key={slug}>
          <BrandCard name={name} description={description} href={brandHref(slug)} tint={tintFor(slug)}>
            {toys.map((toy) => (
              <Picture
                key={toy.slug}
                {...toImageProps(toy.imageUrl)}
                fallbackSrc={DEFAULT_IMAGE.product}
                alt=""
                tint={tintFor(toy.slug)}
                sizes={PICTURE_SIZES}
                className="rounded-card"
              />
            ))}
          </BrandCard>
        </li>
      ))}
    </ul>
  )
}
