import type { ProductQuery } from '@whirligig/contract'
import { Button, buttonClass, EmptyState } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { type CollectionKind, clearFilters, getActiveFilters } from './filters.ts'
import { updateQuery } from './rules.ts'
import { getSearchWords } from './search-words.ts'

export type NoProductsProps = {
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  collection?: CollectionKind
  shopHref: string
  /** Number of results on all pages; above 0 when the page is past the last one. */
  count: number
  emptyPicture?: ReactNode
}

/** The empty product list. The action depends on the reason: past the last page, no match, or no products at all. */
export function NoProducts({ query, onChange, collection, shopHref, count, emptyPicture }: NoProductsProps) {
  const isFiltered = getActiveFilters(query, collection).length > 0
  if (count > 0) {
    return (
      <EmptyState
        text="No products found."
        hint="There are no toys on this page."
        illustration={emptyPicture}
        action={<Button onClick={() => onChange(updateQuery(query, { page: 1 }))}>Go to the first page</Button>}
      />
    )
  }
  const words = getSearchWords(query.name)
  if (query.name) {
    return (
      <EmptyState
        text="No products found."
        hint={`No toys match “${query.name}”. Check the spelling, try ${words.length > 0 ? 'one of these words' : 'a shorter word'}, or clear some filters.`}
        illustration={emptyPicture}
        action={
          <>
            {words.map((word) => (
              <Button key={word} variant="secondary" onClick={() => onChange(updateQuery(query, { name: word }))}>
                Search “{word}”
              </Button>
            ))}
            <Button onClick={() => onChange(clearFilters(query, collection))}>Clear all filters</Button>
          </>
        }
      />
    )
  }
  return (
    <EmptyState
      text="No products found."
      hint={isFiltered ? 'No toys match all of your filters.' : 'New toys arrive all the time.'}
      illustration={emptyPicture}
      action={
        isFiltered ? (
          <Button onClick={() => onChange(clearFilters(query, collection))}>Clear all filters</Button>
        ) : (
          <a href={shopHref} className={buttonClass()}>
            See all toys
          </a>
        )
      }
    />
  )
}
