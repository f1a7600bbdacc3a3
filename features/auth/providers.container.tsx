import { ProviderLinks } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { signInUrl } from './api.ts'
import { providersAtom } from './atoms.ts'

/** The external sign-ins that the shop is set up for. Where they cannot be asked for, email and password remain. */
export function ProvidersContainer() {
  const { data: providers = [] } = useAtomValue(providersAtom)
  return <ProviderLinks providers={providers.map((name) => ({ name, href: signInUrl(name) }))} />
}
