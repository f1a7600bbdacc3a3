import type { OffReason, StaffProduct } from '@whirligig/contract'

function formatReason(reason: OffReason): string {
  switch (reason.kind) {
    case 'brand':
    case 'category':
      return `Its ${reason.kind} ${reason.name} is off.`
    case 'no-brand':
      return 'Its brand was deleted, and it has no other.'
    case 'by-hand':
      return 'Switched off by hand.'
  }
}

/** Says why a product is not in the shop; an empty string while it is. */
export function formatOffReasons({ isActive, offReasons = [] }: Pick<StaffProduct, 'isActive' | 'offReasons'>): string {
  // The switch has moved before the server responds: of an active product only the brand can be off.
  const current = isActive ? offReasons.filter(({ kind }) => kind === 'brand') : offReasons
  return current.map(formatReason).join(' ')
}
