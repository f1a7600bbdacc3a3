import type { Category } from '@whirligig/contract'
import { Switch } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { isTurningAtom, turnCategoryAtom } from './atoms.ts'

export type ActiveSwitchProps = {
  category: Pick<Category, '_id' | 'name' | 'isActive'>
  label: string
  labelHidden?: boolean
}

/** Shows a category or hides it with its products, at once. */
export function ActiveSwitch({ category: { _id, name, isActive }, label, labelHidden }: ActiveSwitchProps) {
  const turn = useSetAtom(turnCategoryAtom)
  const isTurning = useAtomValue(isTurningAtom)
  return (
    <Switch
      label={label}
      labelHidden={labelHidden}
      value={isActive}
      busy={isTurning(_id)}
      tooltip={`Disabling ${name} will also disable all ${name} products.`}
      onChange={(next) => turn(_id, next).catch(() => undefined)} // a failure is shown
    />
  )
}
