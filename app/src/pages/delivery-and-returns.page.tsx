import tractor from '@whirligig/art/toys/tractor.svg'
import { clientPaths } from '@whirligig/contract'
import { DELIVERY_AND_RETURNS } from '../texts/delivery-and-returns.ts'
import { InfoPage } from './info-page.tsx'

export function Component() {
  return <InfoPage path={clientPaths.deliveryAndReturns} text={DELIVERY_AND_RETURNS} picture={tractor} tint="sun" />
}
