import { formatCount, type ListedProductEdit, type StaffProduct } from '@whirligig/contract'
import { Button, lazyOnOpen, SelectionBar } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { editProductsAtom, selectedProductsAtom } from './atoms.ts'
import type { Outcome } from './outcome-notice.tsx'
import type { Adjustment } from './plan-edits.ts'
import { reverseEdit } from './reverse-edit.ts'

const AdjustDrawer = lazyOnOpen(async () => (await import('./adjust-drawer.tsx')).AdjustDrawer, { whenIdle: true })
const OutcomeNotice = lazyOnOpen(async () => (await import('./outcome-notice.tsx')).OutcomeNotice, { whenIdle: true })

/** Whether switching a product on and off again restores why it was off. */
const isOffByParent = ({ isActive, offReasons = [] }: StaffProduct): boolean =>
  !isActive && offReasons.some(({ kind }) => kind !== 'by-hand')

/** The selected products of a page, and what can be done with them. @param rows the products of the page */
export function useBulkEdit(rows: readonly StaffProduct[]) {
  const [selected, setSelected] = useAtom(selectedProductsAtom)
  const [adjusted, setAdjusted] = useState<Adjustment['field']>('price')
  const [isAdjusting, setAdjusting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [{ isPending }, save] = useAtom(editProductsAtom)
  const products = rows.filter(({ _id }) => selected.has(_id))

  async function edit(edits: readonly ListedProductEdit[], canUndo = true): Promise<void> {
    try {
      const results = edits.length > 0 ? (await save(edits)).results : []
      setOutcome({ edits, results, canUndo })
      setSelected(new Set(results.filter(({ error }) => error !== null).map(({ _id }) => _id)))
    } catch {
      // The error toast is shown, and the selection stays.
    }
    setAdjusting(false)
  }

  function adjust(field: Adjustment['field']): void {
    setAdjusted(field)
    setAdjusting(true)
  }

  function setActive(isActive: boolean): void {
    const changed = products.filter((product) => product.isActive !== isActive)
    const edits = changed.map(({ _id }) => ({ _id, isActive }))
    edit(edits, !changed.some(isOffByParent))
  }

  async function undo({ edits, results }: Outcome): Promise<void> {
    const saved = edits.filter((_, index) => results[index]?.error === null)
    try {
      const { results: undone } = await save(saved.map(reverseEdit))
      const hasErrors = undone.some(({ error }) => error !== null)
      setOutcome(hasErrors ? { edits: saved, results: undone, canUndo: false } : null)
    } catch {
      // The error toast is shown, and Undo stays.
    }
  }

  const count = formatCount(products.length, 'product')
  return {
    selected,
    setSelected,
    bar:
      products.length > 0 ? (
        <SelectionBar text={`${count} selected`} onClear={() => setSelected(new Set())}>
          <Button size="sm" variant="secondary" onClick={() => adjust('price')}>
            Price…
          </Button>
          <Button size="sm" variant="secondary" onClick={() => adjust('stock')}>
            Stock…
          </Button>
          <Button size="sm" variant="secondary" disabled={isPending} onClick={() => setActive(true)}>
            Activate
          </Button>
          <Button size="sm" variant="secondary" disabled={isPending} onClick={() => setActive(false)}>
            Deactivate
          </Button>
        </SelectionBar>
      ) : null,
    drawer: (
      <AdjustDrawer
        open={isAdjusting}
        field={adjusted}
        products={products}
        saving={isPending}
        onSave={edit}
        onClose={() => setAdjusting(false)}
      />
    ),
    notice: (
      <OutcomeNotice
        open={outcome !== null}
        outcome={outcome}
        isUndoing={isPending}
        onUndo={undo}
        onClose={() => setOutcome(null)}
      />
    ),
  }
}
