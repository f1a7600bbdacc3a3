import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { NotFound } from '@whirligig/ui'

export function Component() {
  return (
    <>
      <title>Not found · Whirligig</title>
      <NotFound
        title="404 Not Found."
        homeHref={toHref(clientPaths.home)}
        picture={<img src={lost} alt="" width={320} height={240} />}
      />
    </>
  )
}
