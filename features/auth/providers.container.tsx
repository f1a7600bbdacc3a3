import { ProviderLinks } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { getExternalSignInUrl } from './api.ts'
import { externalProvidersAtom } from './atoms.ts'

/** Links to the external sign-ins that the server offers. While they are loading or cannot be loaded there are none. */
export function ProvidersContainer() {
  const { data: providers = [] } = useAtomValue(externalProvidersAtom)
  return <ProviderLinks providers={providers.map((name) => ({ name, href: getExternalSignInUrl(name) }))} />
}
