import { formatCount, type ListedProductEdit, type StaffProduct } from '@whirligig/contract'
import { Button, Drawer, Field, InlineSelect, NumberInput, RadioGroup, Stack, Text } from '@whirligig/ui'
import { type FormEvent, useId, useState } from 'react'
import { type Adjustment, type PlannedEdit, planEdits } from './plan-edits.ts'

export type AdjustDrawerProps = {
  open: boolean
  /** What is changed. */
  field: Adjustment['field']
  products: readonly StaffProduct[]
  saving: boolean
  onSave: (edits: readonly ListedProductEdit[]) => void
  onClose: () => void
}

const TITLES = { price: 'Change prices', stock: 'Change stock' } as const

const startAdjustment = (field: Adjustment['field']): Adjustment => ({
  ...{ field, change: 'raise', unit: 'amount', value: '' },
})

/** Changes the prices or the stocks of the selected products, and shows what each becomes before it is saved. */
export function AdjustDrawer({ open, field, products, saving, onSave, onClose }: AdjustDrawerProps) {
  const [adjustment, setAdjustment] = useState(() => startAdjustment(field))
  const [wasOpen, setWasOpen] = useState(false)
  // It starts again each time it is opened.
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setAdjustment(startAdjustment(field))
  }
  const formId = useId()
  const planned = planEdits(products, adjustment)
  const edits = planned.flatMap(({ edit }) => edit ?? [])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (edits.length > 0) onSave(edits)
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={TITLES[adjustment.field]}
      footer={
        <Button type="submit" form={formId} className="w-full" loading={saving} disabled={edits.length === 0}>
          {edits.length > 0 ? `Change ${formatCount(edits.length, 'product')}` : 'Change'}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid grid-cols-1 gap-5">
        <AdjustmentFields
          adjustment={adjustment}
          onChange={(change) => setAdjustment((previous) => ({ ...previous, ...change }))}
        />
        <PlannedList planned={planned} />
      </form>
    </Drawer>
  )
}

const CHANGES = [
  { value: 'raise', label: 'Raise' },
  { value: 'lower', label: 'Lower' },
  { value: 'set', label: 'Set to' },
] as const

const PERCENT = { value: 'percent', label: 'per cent' } as const
const UNITS = {
  price: [{ value: 'amount', label: 'dollars' }, PERCENT],
  stock: [{ value: 'amount', label: 'pieces' }, PERCENT],
} as const

type AdjustmentFieldsProps = { adjustment: Adjustment; onChange: (change: Partial<Adjustment>) => void }

function AdjustmentFields({ adjustment: { field, change, unit, value }, onChange }: AdjustmentFieldsProps) {
  const isAmount = change === 'set' || unit === 'amount'
  return (
    <>
      <Field label="Change" group>
        <RadioGroup options={CHANGES} value={change} onChange={(next) => onChange({ change: next })} />
      </Field>
      <Stack direction="row" gap={2} align="end" wrap>
        <Field label={change === 'set' ? 'To' : 'By'} className="min-w-24 flex-1">
          <NumberInput
            value={value}
            decimals={field === 'stock' && isAmount ? 0 : 2}
            onChange={(next) => onChange({ value: next })}
          />
        </Field>
        {change === 'set' ? null : (
          <InlineSelect
            label="In"
            options={UNITS[field]}
            value={unit}
            onChange={(next) => onChange({ unit: next })}
            className="min-h-12"
          />
        )}
      </Stack>
    </>
  )
}

function PlannedList({ planned }: { planned: readonly PlannedEdit[] }) {
  if (planned.length === 0) return null
  return (
    <ul aria-label="What changes" className="list-none p-0">
      {planned.map(({ product, from, to, problem, edit }) => (
        <li
          key={product._id}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-b-0"
        >
          <span className="min-w-0 font-semibold wrap-anywhere">{product.name}</span>
          {problem ? (
            <Text as="span" size="sm" tone="danger" className="basis-full">
              Stays {from}: {problem}
            </Text>
          ) : (
            <span className="tabular-nums">{edit ? `${from} → ${to}` : `Stays ${from}`}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
