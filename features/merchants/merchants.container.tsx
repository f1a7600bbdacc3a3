import { sessionAtom, useSearchText } from '@whirligig/api'
import { DASHBOARD_SEARCH, formatCount } from '@whirligig/contract'
import {
  buttonClass,
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
  Pagination,
  SearchInput,
  useKept,
} from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { merchantsAtom, type ShownMerchant, shownMerchantsAtom } from './atoms.ts'
import { MerchantCard } from './merchant-card.tsx'

export type MerchantsContainerProps = {
  /** 1-based. */
  page: number
  /** '' searches for nothing. */
  search: string
  onPageChange: (page: number) => void
  onSearch: (search: string) => void
  addHref: string
  /** The picture over 'No merchants found.' */
  emptyPicture?: ReactNode
}

/** Merchants and applications, for admins. */
export function MerchantsContainer(props: MerchantsContainerProps) {
  const { id } = useAtomValue(sessionAtom)
  // Cards of one session are not kept while those of another load.
  return <Merchants key={id} {...props} />
}

function Merchants({ page, search, onPageChange, onSearch, addHref, emptyPicture }: MerchantsContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(merchantsAtom(page, search))
  const shown = useKept(data)
  const asTheyWillBe = useAtomValue(shownMerchantsAtom)
  const { text, setText, isResting } = useSearchText(search, onSearch)
  const isLoading = status === 'pending'
  const isFailed = status === 'error' && !data
  const count = shown && !isFailed ? formatCount(shown.count, 'merchant') : '\u00a0'
  return (
    <>
      <PageHeader
        title="Merchants"
        meta={<span role="status">{search && shown ? `${count} found` : count}</span>}
        actions={
          <a href={addHref} className={buttonClass({ size: 'sm' })}>
            Add
          </a>
        }
      />
      <SearchInput
        label="Search merchants"
        placeholder="Name, brand, email, phone or status"
        value={text}
        onChange={setText}
        min={DASHBOARD_SEARCH.min}
        busy={isResting || (search !== '' && isLoading)}
        className="mb-6"
      />
      {isFailed ? (
        <ErrorState text="The merchants could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      ) : shown ? (
        <>
          <Cards
            merchants={asTheyWillBe(shown.merchants)}
            busy={isLoading}
            empty={
              <EmptyState text="No merchants found." hint={hintOf(search, shown.count)} illustration={emptyPicture} />
            }
          />
          <Pagination page={page} totalPages={shown.totalPages} onChange={onPageChange} className="mt-8" />
        </>
      ) : (
        <ListSkeleton label="Loading merchants" />
      )}
    </>
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
