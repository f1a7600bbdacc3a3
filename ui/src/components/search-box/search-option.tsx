import { highlightMatch } from '../../lib/highlight-match.ts'
import { Picture, type PictureProps } from '../picture/picture.tsx'

export type SearchSuggestion = {
  /** Unique among the suggestions; used as the React key. */
  id: string
  /** Name of the toy. */
  name: string
  /** Formatted price: `$55.00`. */
  price: string
  /** Picture of the toy. Its `alt` is empty, because the name is next to it. */
  picture: Omit<PictureProps, 'alt' | 'className'>
}

export type SearchOptionProps = {
  id: string
  suggestion: SearchSuggestion
  /** The typed text, highlighted in the name. */
  term: string
  active: boolean
  /** Called when the pointer moves over the option. */
  onActivate: () => void
  onSelect: () => void
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** One suggestion. Clicking it leaves the focus in the field. */
export function SearchOption({ id, suggestion, term, active, onActivate, onSelect }: SearchOptionProps) {
  const { before, match, after } = highlightMatch(suggestion.name, term)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points to the active option
    <div
      ref={active ? scrollIntoView : undefined}
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={active ? undefined : onActivate}
      onClick={onSelect}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 aria-selected:bg-sun-pale forced-colors:aria-selected:forced-selected"
    >
      <Picture sizes="31px" {...suggestion.picture} alt="" className="size-11 shrink-0 rounded-control" />
      <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
        {before}
        {match ? (
          <mark className="bg-transparent font-bold text-tomato-text forced-colors:text-inherit">{match}</mark>
        ) : null}
        {after}
      </span>
      <span className="font-display font-semibold tabular-nums">{suggestion.price}</span>
    </div>
  )
}
