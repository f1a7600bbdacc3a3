import { TOAST_TEXT } from '@whirligig/contract'
import { showToastAtom } from '@whirligig/core/toasts'
import { ShareButton, type ShareButtonProps } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { shareLink } from './share-link.ts'

export type ShareContainerProps = Pick<ShareButtonProps, 'showLabel'> & {
  /** Name of what the link leads to. */
  title: string
  /** The absolute clean address. */
  url: string
}

/** Button 'Share': shares a link, or copies it, or shows it for copying by hand. */
export function ShareContainer({ title, url, showLabel }: ShareContainerProps) {
  const showToast = useSetAtom(showToastAtom)
  const [sharing, setSharing] = useState(false)
  const [isRefused, setRefused] = useState(false)

  async function share(): Promise<void> {
    setSharing(true)
    const result = await shareLink({ title, url }, navigator)
    setSharing(false)
    setRefused(result === 'refused')
    if (result === 'copied') showToast({ tone: 'success', title: TOAST_TEXT.linkCopied })
  }

  return (
    <ShareButton
      showLabel={showLabel}
      onShare={share}
      loading={sharing}
      link={isRefused ? url : undefined}
      onLinkClose={() => setRefused(false)}
    />
  )
}
