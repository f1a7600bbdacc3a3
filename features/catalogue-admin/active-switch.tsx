import { Switch } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { StaffKind, StaffRow } from './staff-kind.ts'

export type ActiveSwitchProps<Row extends StaffRow> = {
  kind: StaffKind<Row>
  row: Row
  label: string
  labelHidden?: boolean
}

/** Shows something in the shop or hides it, with its products, at once. */
export function ActiveSwitch<Row extends StaffRow>({ kind, row, label, labelHidden }: ActiveSwitchProps<Row>) {
  const { _id, name, isActive } = row
  const turn = useSetAtom(kind.turnAtom)
  const isTurning = useAtomValue(kind.isTurningAtom)
  return (
    <Switch
      label={label}
      labelHidden={labelHidden}
      value={isActive}
      loading={isTurning(_id)}
      tooltip={kind.holdsProducts ? `Disabling ${name} will also disable all ${name} products.` : undefined}
      onChange={(next) => turn(_id, next).catch(() => undefined)} // a failure is shown
    />
  )
}
