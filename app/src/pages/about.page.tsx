import pinwheel from '@whirligig/art/toys/pinwheel.svg'
import { clientPaths } from '@whirligig/contract'
import { ABOUT } from '../texts/about.ts'
import { InfoPage } from './info-page.tsx'

export function Component() {
  return <InfoPage path={clientPaths.about} text={ABOUT} picture={pinwheel} tint="sky" />
}
