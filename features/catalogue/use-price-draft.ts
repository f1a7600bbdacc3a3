import type { ProductQuery } from '@whirligig/contract'
import type { PriceRange } from '@whirligig/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** The slider commits on every arrow key, so commits are debounced. */
const DEBOUNCE_MS = 300

const isSame = (a: PriceRange, b: PriceRange) => a.min === b.min && a.max === b.max

/** `key` identifies the query that the draft belongs to. */
type Draft = { key: string; price: PriceRange; isCommitted: boolean }

/**
 * Keeps the price while the slider is dragged, and applies it `DEBOUNCE_MS` after the last commit. A change of the price
 * in `query` discards the draft.
 * @returns the props of a `PriceSlider`
 */
export function usePriceDraft(query: ProductQuery, onApply: (price: PriceRange) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const key = `${query.min}-${query.max}`
  const current = draft?.key === key ? draft : null
  const apply = useEffectEvent(onApply)
  const committed = current?.isCommitted ? current.price : null

  useEffect(
    function applyDebounced() {
      if (!committed) return
      const timer = setTimeout(() => apply(committed), DEBOUNCE_MS)
      return () => clearTimeout(timer)
    },
    [committed],
  )

  return {
    value: current?.price ?? { min: query.min, max: query.max },
    onChange: (price: PriceRange) =>
      // On a key press the slider calls onCommit first, then onChange with the same price.
      setDraft((last) =>
        last && last.key === key && isSame(last.price, price) ? last : { key, price, isCommitted: false },
      ),
    onCommit: (price: PriceRange) => setDraft({ key, price, isCommitted: true }),
  }
}
