import { BrandsContainer } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { Page } from '@whirligig/ui'

export function Component() {
  return (
    <Page>
      <title>Brands · Whirligig</title>
      <BrandsContainer brandHref={(slug) => toHref(clientPaths.brand(slug))} />
    </Page>
  )
}
