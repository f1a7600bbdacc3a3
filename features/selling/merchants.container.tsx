import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { MerchantCard } from './merchant-card.tsx'
import { applyPendingMerchantsAtom, type MerchantRow, merchantsAtom } from './merchants-atoms.ts'

export type MerchantsContainerProps = ListParams & {
  addHref: string
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The list of merchants and applications, for admins. */
export function MerchantsContainer(props: MerchantsContainerProps) {
  const { page, search, onPageChange, onSearch, addHref, emptyPicture } = props
  const applyPending = useAtomValue(applyPendingMerchantsAtom)
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
      errorText="The merchants could not be loaded."
    >
      {(data, isLoading) =>
        data ? (
          <Cards
            merchants={applyPending(data.merchants)}
            loading={isLoading}
            empty={
              <EmptyState
                text="No merchants found."
                hint={getEmptyHint(search, data.count)}
                illustration={emptyPicture}
              />
            }
          />
        ) : (
          <ListSkeleton label="Loading merchants" />
        )
      }
    </PagedList>
  )
}

function getEmptyHint(search: string, count: number): string {
  if (search) return 'Try another name, brand, email, phone number or status.'
  return count > 0 ? 'There are no merchants on this page.' : 'Applications to sell here will appear here.'
}

type CardsProps = { merchants: readonly MerchantRow[]; loading: boolean; empty: ReactNode }

function Cards({ merchants, loading, empty }: CardsProps) {
  if (merchants.length === 0) return empty
  return (
    <ul aria-busy={loading || undefined} className="grid grid-cols-1 list-none gap-4 p-0">
      {merchants.map((merchant) => (
        <li key={merchant._id}>
          <MerchantCard merchant={merchant} />
        </li>
      ))}
    </ul>
  )
}
