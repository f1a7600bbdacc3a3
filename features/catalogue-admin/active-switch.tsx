import { Switch } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { AdminResource, AdminRow } from './admin-resource.ts'

export type ActiveSwitchProps<Row extends AdminRow> = {
  resource: AdminResource<Row>
  row: Row
  label: string
  labelHidden?: boolean
}

/** Activates or deactivates a brand, category or product at once. */
export function ActiveSwitch<Row extends AdminRow>({ resource, row, label, labelHidden }: ActiveSwitchProps<Row>) {
  const { _id, name, isActive } = row
  const setActive = useSetAtom(resource.setActiveAtom)
  const isToggling = useAtomValue(resource.isTogglingAtom)
  return (
    <Switch
      label={label}
      labelHidden={labelHidden}
      value={isActive}
      loading={isToggling(_id)}
      tooltip={resource.cascadesToProducts ? `Disabling ${name} will also disable all ${name} products.` : undefined}
      onChange={(next) => setActive(_id, next).catch(() => undefined)} // the error toast is shown
    />
  )
}
