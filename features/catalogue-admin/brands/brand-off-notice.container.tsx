import { Callout } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { ActiveSwitch } from '../active-switch.tsx'
import { brandResource, brandsAtom } from './atoms.ts'

/** Tells a merchant that shoppers do not see the brand, with the switch that changes it. Renders nothing while they do. */
export function BrandOffNoticeContainer() {
  const { data = [] } = useAtomValue(brandsAtom)
  const toOptimisticRows = useAtomValue(brandResource.optimisticRowsAtom)
  const [brand] = toOptimisticRows(data)
  if (!brand || brand.isActive) return null
  return (
    <Callout
      role="status"
      className="mb-6"
      action={
        <>
          <p className="mb-1 text-ink">Shoppers see neither the brand nor its toys until you switch it on.</p>
          <ActiveSwitch resource={brandResource} row={brand} label={`${brand.name} active`} />
        </>
      }
    >
      Your brand is not in the shop yet
    </Callout>
  )
}
