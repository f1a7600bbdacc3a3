import type { StaffProduct } from '@whirligig/contract'
import { Switch } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { isTurningAtom, turnProductAtom } from './atoms.ts'

export type ActiveSwitchProps = {
  product: Pick<StaffProduct, '_id' | 'isActive'>
  label: string
  labelHidden?: boolean
}

/** Puts a product on sale or takes it off, at once. */
export function ActiveSwitch({ product: { _id, isActive }, label, labelHidden }: ActiveSwitchProps) {
  const turn = useSetAtom(turnProductAtom)
  const isTurning = useAtomValue(isTurningAtom)
  return (
    <Switch
      label={label}
      labelHidden={labelHidden}
      value={isActive}
      busy={isTurning(_id)}
      onChange={(next) => turn(_id, next).catch(() => undefined)} // a failure is shown
    />
  )
}
