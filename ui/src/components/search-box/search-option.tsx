import { highlightMatch } from '../../lib/highlight-match.ts'
import type { Tint } from '../../tokens.ts'
import { Picture } from '../picture/picture.tsx'

export type SearchSuggestion = {
  /** Tells suggestions apart. */
  id: string
  /** The toy. */
  name: string
  /** Ready to read. */
  price: string
  /** The address of its picture. */
  imageUrl: string
  /** The tint behind the picture. */
  tint?: Tint
}

export type SearchOptionProps = {
  id: string
  suggestion: SearchSuggestion
  /** The typed text, which is marked in the name. */
  term: string
  active: boolean
  onPoint: () => void
  onSelect: () => void
}

const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** One suggestion. It never takes the focus from the field: a press on it only chooses it. */
export function SearchOption({ id, suggestion, term, active, onPoint, onSelect }: SearchOptionProps) {
  const { before, match, after } = highlightMatch(suggestion.name, term)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by aria-activedescendant
    <div
      ref={active ? keepInSight : undefined}
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={active ? undefined : onPoint}
      onClick={onSelect}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 aria-selected:bg-sun-pale"
    >
      <Picture src={suggestion.imageUrl} tint={suggestion.tint} alt="" className="size-11 shrink-0 rounded-control" />
      <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
        {before}
        {match ? <mark className="bg-transparent font-bold text-tomato-text">{match}</mark> : null}
        {after}
      </span>
      <span className="font-display font-semibold tabular-nums">{suggestion.price}</span>
    </div>
  )
}
