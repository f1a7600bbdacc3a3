export type OrderStep = {
  label: string
  /** The last step that is reached is `current`. */
  state: 'done' | 'current' | 'open' | 'cancelled'
}

/** Each status and what it is called as a step. */
const STEPS = [
  ['Not processed', 'Ordered'],
  ['Processing', 'Processing'],
  ['Shipped', 'Shipped'],
  ['Delivered', 'Delivered'],
] as const

/** Returns the steps of an order with this status. An unknown status has only been ordered. */
export function toOrderSteps(status: string): OrderStep[] {
  if (status === 'Cancelled') {
    return [
      { label: 'Ordered', state: 'done' },
      { label: 'Cancelled', state: 'cancelled' },
    ]
  }
  const current = Math.max(
    0,
    STEPS.findIndex(([name]) => name === status),
  )
  return STEPS.map(([, label], index) => ({
    label,
    state: index < current ? 'done' : index === current ? 'current' : 'open',
  }))
}
