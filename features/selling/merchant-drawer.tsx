import { Drawer } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { MerchantCard } from './merchant-card.tsx'
import type { MerchantRow } from './merchants-atoms.ts'

export type MerchantDrawerProps = {
  open: boolean
  onClose: () => void
  /** The merchant that is shown; undefined if none has been opened. */
  merchant: MerchantRow | undefined
  /** Shows what staff have changed about a merchant, by its id. */
  history?: ((id: string) => ReactNode) | undefined
}

/** The details of a merchant, with what can be done. */
export function MerchantDrawer({ open, onClose, merchant, history }: MerchantDrawerProps) {
  return merchant ? (
    <Drawer open={open} onClose={onClose} title={merchant.brandName} description={merchant.name}>
      <MerchantCard merchant={merchant} />
      {history?.(merchant._id)}
    </Drawer>
  ) : null
}
