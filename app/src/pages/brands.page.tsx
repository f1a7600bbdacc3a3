import { BrandsContainer } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { Page } from '@whirligig/ui'
import { BrandsMetadata } from '../metadata/brands-metadata.tsx'

export function Component() {
  return (
    <Page>
      <BrandsMetadata />
      <BrandsContainer brandHref={(slug) => toHref(clientPaths.brand(slug))} />
    </Page>
  )
}
