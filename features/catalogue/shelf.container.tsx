import { ErrorState } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandAtom, categoriesQueryAtom, categoryAtom } from './atoms.ts'
import { brandsQueryAtom } from './brands-query.ts'
import { MissingState } from './missing-state.tsx'
import { ShopContainer, type ShopContainerProps } from './shop.container.tsx'

export type ShelfContainerProps = Omit<ShopContainerProps, 'shelf' | 'title' | 'description'> & {
  /** What `query` names the slug of. */
  kind: 'category' | 'brand'
}

const SHELVES = {
  category: { shelfAtom: categoryAtom, listAtom: categoriesQueryAtom, missing: 'No category found.' },
  brand: { shelfAtom: brandAtom, listAtom: brandsQueryAtom, missing: 'No brand found.' },
} as const

/** The toys of one category or brand, under its name. They load while the name does. */
export function ShelfContainer({ kind, ...shop }: ShelfContainerProps) {
  const { shelfAtom, listAtom, missing } = SHELVES[kind]
  const shelf = useAtomValue(shelfAtom(shop.query[kind]))
  const { refetch } = useAtomValue(listAtom)
  if (shelf.status === 'error') {
    return <ErrorState text="The toys could not be loaded." onRetry={() => refetch()} />
  }
  if (shelf.status === 'missing') {
    return (
      <MissingState
        text={missing}
        hint="It may have left the shop."
        shopHref={shop.shopHref}
        picture={shop.emptyPicture}
      />
    )
  }
  return <ShopContainer {...shop} shelf={kind} title={shelf.name} description={shelf.description} />
}
