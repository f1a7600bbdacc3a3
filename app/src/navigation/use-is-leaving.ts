import { useLocation, useNavigation } from 'react-router-dom'

/**
 * Whether the user is on the way to another page, whose code or data still loads. A change of this page's address, such as that of a
 * filter that waits for further changes, would bring the user back.
 */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return next !== undefined && next.pathname !== pathname
}
