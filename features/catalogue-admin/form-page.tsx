import { Button, SubPage } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type FormPageProps = {
  title: string
  /** The label of the link back to the list. */
  listTitle: string
  listHref: string
  onCancel: () => void
  children: ReactNode
}

/** A page with a form, a link to the list and a Cancel button. */
export function FormPage({ title, listTitle, listHref, onCancel, children }: FormPageProps) {
  return (
    <SubPage
      title={title}
      back={{ label: listTitle, href: listHref }}
      actions={
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      {children}
    </SubPage>
  )
}
