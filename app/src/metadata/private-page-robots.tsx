import { isPublicPath } from '@whirligig/contract'
import { useLocation } from 'react-router-dom'

/** Keeps all pages that are not public out of search engines: private pages, forms of the account, and unknown paths. */
export function PrivatePageRobots() {
  const { pathname } = useLocation()
  return isPublicPath(pathname) ? null : <meta name="robots" content="noindex,follow" />
}
