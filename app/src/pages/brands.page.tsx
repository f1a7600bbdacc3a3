import { BrandsContainer } from '@whirligig/catalogue'
import { Page } from '@whirligig/ui'
import { href, paths } from '../paths.ts'

export function Component() {
  return (
    <Page>
      <title>Brands · Whirligig</title>
      <BrandsContainer brandHref={(slug) => href(paths.brand(slug))} />
    </Page>
  )
}
