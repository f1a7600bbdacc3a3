import { Drawer } from '@whirligig/ui'
import { MerchantCard } from './merchant-card.tsx'
import type { MerchantRow } from './merchants-atoms.ts'

export type MerchantDrawerProps = {
  open: boolean
  onClose: () => void
  /** The merchant that is shown; undefined if none has been opened. */
  merchant: MerchantRow | undefined
}

/** The details of a merchant, with what can be done. */
export function MerchantDrawer({ open, onClose, merchant }: MerchantDrawerProps) {
  return merchant ? (
    <Drawer open={open} onClose={onClose} title={merchant.brandName} description={merchant.name}>
      <MerchantCard merchant={merchant} />
    </Drawer>
  ) : null
}
