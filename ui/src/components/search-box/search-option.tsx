import type { Ground } from '../../tokens.ts'
import { Picture } from '../picture/picture.tsx'
import { splitMatch } from './split-match.ts'

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
  ground?: Ground
}

export type SearchOptionProps = {
  id: string
  suggestion: SearchSuggestion
  /** The typed text, which is marked in the name. */
  term: string
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** One suggestion. It never takes the focus from the field: a press on it only chooses it. */
export function SearchOption({ id, suggestion, term, active, onPoint, onChoose }: SearchOptionProps) {
  const { before, match, after } = splitMatch(suggestion.name, term)
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
      onClick={onChoose}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 aria-selected:bg-sun-pale"
    >
      <Picture
        src={suggestion.imageUrl}
        ground={suggestion.ground}
        alt=""
        className="size-11 shrink-0 rounded-control"
      />
      <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
        {before}
        {match ? <mark className="bg-transparent font-bold text-tomato-text">{match}</mark> : null}
        {after}
      </span>
      <span className="font-display font-semibold tabular-nums">{suggestion.price}</span>
    </div>
  )
}
