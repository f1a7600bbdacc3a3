import { clientPaths, formatPrice, type Suggestion, toHref, toImageProps } from '@whirligig/contract'
import { SearchBox, type SearchBoxProps, tintFor, usePreviousData } from '@whirligig/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useEffectEvent, useLayoutEffect } from 'react'
import { searchDraftAtom, suggestionsAtom } from './search-atoms.ts'

export type SearchContainerProps = Pick<SearchBoxProps, 'className' | 'onFocus'> & {
  /** The search of the page; '' for none. The box shows it until the user types. */
  name: string
  /** The key of the history entry of the page. When it changes, text that was typed before is dropped and the suggestions close. */
  locationKey: string
  /** Returns the key of the latest history entry, whose page may still be loading. Text that is typed meanwhile belongs to it. */
  getLatestKey: () => string
  /** Called with the slug of the selected suggestion. */
  onSelect: (slug: string) => void
  /** Called with the trimmed text on Enter; not called for blank text. */
  onSearch: (name: string) => void
}

const STATUS = { idle: 'idle', pending: 'loading', success: 'ready', error: 'error' } as const

const toSearchItem = ({ slug, name, price, imageUrl }: Suggestion) => ({
  id: slug,
  name,
  price: formatPrice(price),
  picture: { ...toImageProps(imageUrl), tint: tintFor(slug) },
})

/** The product search of the header, with suggestions at every third character. */
export function SearchContainer({
  name,
  locationKey,
  getLatestKey,
  onSelect: onChoose,
  onSearch,
  ...props
}: SearchContainerProps) {
  const [draft, setDraft] = useAtom(searchDraftAtom)
  const dropOldDraft = useEffectEvent((key: string) => {
    if (draft && draft.locationKey !== key) setDraft(null)
  })
  // Before the browser paints, so that the old text is never seen on the new page.
  useLayoutEffect(() => dropOldDraft(locationKey), [locationKey])
  const { status, suggestions } = useAtomValue(suggestionsAtom)
  const latest = usePreviousData(suggestions)
  return (
    <SearchBox
      {...props}
      action={toHref(clientPaths.shop)}
      value={draft?.text ?? name}
      onChange={(text) => setDraft({ text, locationKey: getLatestKey() })}
      suggestions={status === 'error' ? [] : latest?.map(toSearchItem)}
      status={draft ? STATUS[status] : 'idle'}
      onSelect={({ id }) => {
        setDraft(null)
        onChoose(id)
      }}
      onSubmit={(text) => {
        const trimmed = text.trim()
        if (trimmed) onSearch(trimmed)
      }}
    />
  )
}
