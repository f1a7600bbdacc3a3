import { useId, useState } from 'react'
import { cx } from '../../lib/cx.ts'

const textClass = 'mt-2 text-ink-soft text-pretty wrap-anywhere whitespace-pre-line'

export type FoldableTextProps = {
  text: string
  /** What the text is, for the name of the button: `Read more of {subject}`. */
  subject: string
}

/** A long text that starts folded to four lines. Without JavaScript it is open. */
export function FoldableText({ text, subject }: FoldableTextProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <p id={id} className={cx(textClass, !open && 'line-clamp-4 noscript:line-clamp-none')}>
        {text}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center font-semibold text-sky underline-offset-4 hover:underline noscript:hidden"
      >
        {open ? 'Show less' : 'Read more'}
        <span className="sr-only"> of {subject}</span>
      </button>
    </>
  )
}

/** A text that is always open. */
export function PlainText({ text }: { text: string }) {
  return <p className={textClass}>{text}</p>
}
