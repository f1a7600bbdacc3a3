import { Button } from '@whirligig/ui'
import type { ComponentProps, ReactNode } from 'react'

export type StaffFormProps = {
  /** Names the form. */
  label: string
  sendLabel: string
  /** It is being sent. */
  busy: boolean
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
  children: ReactNode
}

/** Fields of the dashboard with the button that sends them. */
export function StaffForm({ label, sendLabel, busy, onSubmit, children }: StaffFormProps) {
  return (
    <form noValidate aria-label={label} className="grid max-w-2xl gap-5" onSubmit={onSubmit}>
      {children}
      <Button type="submit" className="justify-self-start" loading={busy}>
        {sendLabel}
      </Button>
    </form>
  )
}
