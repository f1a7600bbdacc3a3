import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** Like `useNavigate`, for what follows a request of the page: does nothing once the user has left the page. */
export function useNavigateFromPage(): (path: string) => void {
  const navigate = useNavigate()
  const isMounted = useRef(false)
  useEffect(function trackMount() {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return (path) => {
    if (isMounted.current) navigate(path)
  }
}
