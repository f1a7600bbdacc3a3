import { type CardProduct, DEFAULT_IMAGE, formatDate, type Home, toImageProps } from '@whirligig/contract'
import { BrandStory, CategoryTiles, Picture, ReviewCard, tintFor } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { homeAtom } from './home-atoms.ts'
import { ProductRow, type ProductRowProps } from './product-row.tsx'
import { TitledSection } from './titled-section.tsx'

export type HomeSectionsContainerProps = Pick<ProductRowProps, 'productHref' | 'renderAction' | 'renderFooter'> & {
  shopHref: string
  categoryHref: (slug: string) => string
  brandHref: (slug: string) => string
  /** Returns the URL of the drawing of a category. */
  categoryPicture: (slug: string) => string
}

/** Categories, new and loved toys, a brand and quotes. A section without content is left out, and all if the request fails. */
export function HomeSectionsContainer(props: HomeSectionsContainerProps) {
  const { data: home } = useAtomValue(homeAtom)
  if (!home) return null
  const findProducts = (ids: readonly string[]) =>
    ids.flatMap((id) => home.products.find((product) => product._id === id) ?? [])
  const row = { ...props, link: { label: 'See all toys', href: props.shopHref }, className: 'lg:grid-cols-4' }
  return (
    <div className="grid grid-cols-1 gap-12">
      {home.categories.length > 0 ? <Categories {...props} categories={home.categories} /> : null}
      <ProductRow {...row} title="Just arrived" products={findProducts(home.newest)} />
      {home.brand ? <Brand {...props} brand={home.brand} products={findProducts(home.brand.products)} /> : null}
      <ProductRow {...row} title="Loved most" products={findProducts(home.loved)} />
      {home.reviews.length > 0 ? <Quotes {...props} reviews={home.reviews} /> : null}
    </div>
  )
}

type CategoriesProps = HomeSectionsContainerProps & Pick<Home, 'categories'>

function Categories({ categories, categoryHref, categoryPicture }: CategoriesProps) {
  return (
    <TitledSection title="What are you looking for?">
      <CategoryTiles
        tiles={categories.map(({ name, slug }) => ({
          name,
          href: categoryHref(slug),
          imageUrl: categoryPicture(slug),
          tint: tintFor(slug),
        }))}
      />
    </TitledSection>
  )
}

type BrandProps = HomeSectionsContainerProps & { brand: NonNullable<Home['brand']>; products: readonly CardProduct[] }

function Brand({ brand: { name, slug, description }, products, brandHref, productHref }: BrandProps) {
  return (
    <BrandStory name={name} text={description} href={brandHref(slug)}>
      {products.map((product) => (
        <a key={product._id} href={productHref(product.slug)} className="rounded-card">
          <Picture
            {...toImageProps(product.imageUrl)}
            alt={product.name}
            fallbackSrc={DEFAULT_IMAGE.product}
            sizes="(min-width: 768px) 130px, 22vw"
            tint="sun"
            className="rounded-card"
          />
        </a>
      ))}
    </BrandStory>
  )
}

type QuotesProps = HomeSectionsContainerProps & Pick<Home, 'reviews'>

function Quotes({ reviews, productHref }: QuotesProps) {
  return (
    <TitledSection title="What other families say">
      <ul className="grid list-none grid-cols-1 gap-5 p-0 lg:grid-cols-3">
        {reviews.map(({ _id, title, rating, review, created, user, product }) => (
          <li key={_id} className="min-w-0">
            <ReviewCard
              className="h-full"
              firstName={user?.firstName ?? ''}
              colourKey={user?._id}
              title={title}
              rating={rating}
              publishedOn={formatDate(created)}
              text={review}
              footer={
                <a href={productHref(product.slug)} className="inline-flex min-h-11 items-center text-sky underline">
                  {product.name}
                </a>
              }
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
