import owl from '@whirligig/art/toys/owl.svg'
import { clientPaths } from '@whirligig/contract'
import { PRIVACY } from '../texts/privacy.ts'
import { InfoPage } from './info-page.tsx'

export function Component() {
  return <InfoPage path={clientPaths.privacy} text={PRIVACY} picture={owl} tint="lagoon" />
}
