import { Button, SubPage } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type FormPageProps = {
  title: string
  /** All of the kind. */
  listTitle: string
  listHref: string
  onCancel: () => void
  children: ReactNode
}

/** A page to type on, with two ways back. */
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
