import { getCharacterCount } from './character-count.ts'

/** How many characters a text has, and how many it may have. Screen readers hear it near and past the limit. */
export function CharacterCountText({ length, max }: { length: number; max: number }) {
  const { text, announcement, isOver } = getCharacterCount(length, max)
  return (
    <>
      <span
        aria-hidden="true"
        dir="ltr"
        data-over={isOver || undefined}
        className="data-over:font-semibold data-over:text-danger"
      >
        {text}
      </span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  )
}
