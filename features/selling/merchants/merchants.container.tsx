import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { merchantsAtom, type ShownMerchant, shownMerchantsAtom } from './atoms.ts'
import { MerchantCard } from './merchant-card.tsx'

export type MerchantsContainerProps = ListParams & {
  addHref: string
  /** The picture over 'No merchants found.' */
  emptyPicture?: ReactNode
}

/** Merchants and applications, for admins. */
export function MerchantsContainer(props: MerchantsContainerProps) {
  const { page, search, onPageChange, onSearch, addHref, emptyPicture } = props
  const asTheyWillBe = useAtomValue(shownMerchantsAtom)
  return (
    <PagedList
      title="Merchants"
      noun="merchant"
      query={merchantsAtom(page, search)}
      page={page}
      onPageChange={onPageChange}
      search={{
        label: 'Search merchants',
        placeholder: 'Name, brand, email, phone or status',
        term: search,
        onSearch,
      }}
      actions={
        <a href={addHref} className={buttonClass({ size: 'sm' })}>
          Add
        </a>
      }
      failedText="The merchants could not be loaded."
    >
      {(shown, isLoading) =>
        shown ? (
          <Cards
            merchants={asTheyWillBe(shown.merchants)}
            busy={isLoading}
            empty={
              <EmptyState text="No merchants found." hint={hintOf(search, shown.count)} illustration={emptyPicture} />
            }
          />
        ) : (
          <ListSkeleton label="Loading merchants" />
        )
      }
    </PagedList>
  )
}

function hintOf(search: string, count: number): string {
  if (search) return 'Names, brands, email addresses, phone numbers and statuses are searched.'
  return count > 0 ? 'There are none on this page.' : 'Whoever applies to sell here will be listed.'
}

type CardsProps = { merchants: readonly ShownMerchant[]; busy: boolean; empty: ReactNode }

function Cards({ merchants, busy, empty }: CardsProps) {
  if (merchants.length === 0) return empty
  return (
    <ul aria-busy={busy || undefined} className="grid list-none gap-4 p-0">
      {merchants.map((merchant) => (
        <li key={merchant._id}>
          <MerchantCard merchant={merchant} />
        </li>
      ))}
    </ul>
  )
}
