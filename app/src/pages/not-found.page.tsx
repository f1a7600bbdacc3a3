import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { NotFound, Page } from '@whirligig/ui'

export function Component() {
  return (
    <Page>
      <title>Not found · Whirligig</title>
      <NotFound homeHref={toHref(clientPaths.home)} picture={<img src={lost} alt="" width={320} height={240} />} />
    </Page>
  )
}
