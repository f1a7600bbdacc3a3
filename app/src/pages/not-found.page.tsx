import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { NotFound, Page } from '@whirligig/ui'
import { PageMetadata } from '../metadata/page-metadata.tsx'
import { SHOP_DESCRIPTION } from '../metadata/shop-identity.ts'

export function Component() {
  return (
    <Page>
      <PageMetadata name="Not found" description={SHOP_DESCRIPTION} path={clientPaths.notFound} />
      <NotFound homeHref={toHref(clientPaths.home)} illustration={<img src={lost} alt="" width={320} height={240} />} />
    </Page>
  )
}
