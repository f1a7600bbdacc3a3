import type { ProductQuery } from '@whirligig/contract'
import type { PriceRange } from '@whirligig/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** Arrow keys settle at every press; toys are asked for when they rest. In ms. */
const DEBOUNCE_MS = 300

const isSame = (a: PriceRange, b: PriceRange) => a.min === b.min && a.max === b.max

type Draft = { of: string; price: PriceRange; settled: boolean }

/**
 * The price while it is being dragged: it is applied when the thumb rests, and forgotten as soon as the query says another
 * price, for whatever reason.
 */
export function usePriceDraft(query: ProductQuery, onApply: (price: PriceRange) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const of = `${query.min}-${query.max}`
  const current = draft?.of === of ? draft : null
  const apply = useEffectEvent(onApply)
  const settled = current?.settled ? current.price : null

  useEffect(
    function applyWhenItRests() {
      if (!settled) return
      const timer = setTimeout(() => apply(settled), DEBOUNCE_MS)
      return () => clearTimeout(timer)
    },
    [settled],
  )

  return {
    value: current?.price ?? { min: query.min, max: query.max },
    onChange: (price: PriceRange) =>
      // A key press settles first and changes afterwards, to the same price.
      setDraft((last) => (last && last.of === of && isSame(last.price, price) ? last : { of, price, settled: false })),
    onCommit: (price: PriceRange) => setDraft({ of, price, settled: true }),
  }
}
