import { Button, Callout } from '@whirligig/ui'

export type StaleCalloutProps = {
  /** The sentence that says what has happened. */
  text: string
  onLoad: () => void
  /** The newest is on its way. */
  busy: boolean
}

/** Stands over a form whose thing somebody else has changed. */
export function StaleCallout({ text, onLoad, busy }: StaleCalloutProps) {
  return (
    <Callout
      tone="error"
      role="alert"
      action={
        <>
          <p className="mb-3 text-ink">What you have typed stays.</p>
          <Button variant="secondary" size="sm" loading={busy} onClick={onLoad}>
            Load the newest
          </Button>
        </>
      }
    >
      {text}
    </Callout>
  )
}
