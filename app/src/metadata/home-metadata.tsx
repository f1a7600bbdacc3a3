import { clientPaths } from '@whirligig/contract'
import { useAtomValue } from 'jotai'
import { originAtom } from './origin-atom.ts'
import { PageMetadata } from './page-metadata.tsx'
import { SHOP_DESCRIPTION } from './shop-identity.ts'
import { toOrganization, toWebSite } from './shop-json-ld.ts'

/** The metadata of the home page. */
export function HomeMetadata() {
  const origin = useAtomValue(originAtom)
  return (
    <PageMetadata
      name="Toys For Everyone"
      title="Whirligig · Toys For Everyone"
      description={SHOP_DESCRIPTION}
      path={clientPaths.home}
      jsonLd={[toOrganization(origin), toWebSite(origin)]}
    />
  )
}
