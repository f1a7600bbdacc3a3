import type { ProductQuery } from '@whirligig/contract'
import { Button, buttonClass, EmptyState } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { activeFilters, type CollectionKind, clearFilters } from './filters.ts'
import { updateQuery } from './rules.ts'
import { getSearchWords } from './search-words.ts'

export type NoProductsProps = {
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  collection?: CollectionKind
  shopHref: string
  /** How many there are on other pages. */
  count: number
  emptyPicture?: ReactNode
}

/** 'No products found.', and the way to some. */
export function NoProducts({ query, onChange, collection, shopHref, count, emptyPicture }: NoProductsProps) {
  const isFiltered = activeFilters(query, collection).length > 0
  if (count > 0) {
    return (
      <EmptyState
        text="No products found."
        hint="The list has fewer pages than this."
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
        hint={`No toy that fits is called “${query.name}”. Check the spelling, try ${words.length > 0 ? 'one of the words' : 'fewer letters'}, or take filters off.`}
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
      hint={isFiltered ? 'Nothing fits all of your filters.' : 'New toys arrive all the time.'}
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
