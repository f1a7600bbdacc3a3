import { clientPaths, TOAST_TEXT } from '@whirligig/contract'
import { startSessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageFallback } from '../layout/page-fallback.tsx'
import { rawQueryValue } from '../navigation/raw-query-value.ts'

/** The landing page of an external sign-in. It starts the session and removes the token from the URL and the history. */
export function Component() {
  const { search } = useLocation()
  const start = useSetAtom(startSessionAtom)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  useEffect(
    function startSessionFromUrl() {
      const isToken = start(rawQueryValue(search))
      if (!isToken) showToast({ tone: 'error', title: TOAST_TEXT.unauthorized })
      navigate(isToken ? clientPaths.dashboard : clientPaths.login, { replace: true })
    },
    [search, start, showToast, navigate],
  )
  return (
    <>
      <title>Signing in · Whirligig</title>
      <PageFallback />
    </>
  )
}
