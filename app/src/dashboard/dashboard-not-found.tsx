import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { NotFound } from '@whirligig/ui'

/** Shown in the dashboard for unknown paths and for pages of other roles. */
export function DashboardNotFound() {
  return (
    <>
      <title>Not found · Whirligig</title>
      <NotFound
        title="404 Not Found."
        homeHref={toHref(clientPaths.dashboard)}
        homeLabel="Back to the dashboard"
        illustration={<img src={lost} alt="" width={320} height={240} />}
      />
    </>
  )
}
