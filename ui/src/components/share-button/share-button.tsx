import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Share2 } from 'lucide-react'
import { useRef } from 'react'
import { lazyOnOpen } from '../../lib/lazy-on-open.tsx'
import { Button } from '../button/button.tsx'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import type { ShareLinkProps } from './share-link.tsx'

const ShareLink = lazyOnOpen<ShareLinkProps>(async () => (await import('./share-link.tsx')).ShareLink)

export type ShareButtonProps = Omit<IconButtonProps, 'label' | 'icon' | 'onClick' | 'variant' | 'size' | 'tone'> & {
  /**
   * Accessible name, and tooltip unless it is visible.
   * @default 'Share'
   */
  label?: string
  /** Shows the label next to the icon. `variant` and `size` do not apply then. */
  showLabel?: boolean
  /** Called when the user wants to share. */
  onShare: () => void
  /** The address to copy by hand, if it could not be shared or copied. It opens a popover with the address selected. */
  link?: string
  /** Called when the user closes the popover. */
  onLinkClose: () => void
  /**
   * As of an `IconButton`.
   * @default 'block'
   */
  variant?: IconButtonProps['variant']
  /**
   * As of an `IconButton`.
   * @default 'lg'
   */
  size?: IconButtonProps['size']
}

/** Shares the page. If the browser refuses, a popover next to the button shows the address. */
export function ShareButton({
  label = 'Share',
  showLabel = false,
  onShare,
  link,
  onLinkClose,
  variant = 'block',
  size = 'lg',
  ref,
  ...props
}: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const buttonRef = useComposedRefs(button, ref)
  const open = link !== undefined
  const shared = { ref: buttonRef, 'aria-expanded': open || undefined, onClick: open ? onLinkClose : onShare, ...props }
  return (
    <>
      {showLabel ? (
        <Button variant="secondary" size="sm" icon={<Share2 aria-hidden="true" className="size-5" />} {...shared}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} icon={<Share2 aria-hidden="true" />} variant={variant} size={size} {...shared} />
      )}
      <ShareLink open={open} link={link} anchor={button} onClose={onLinkClose} />
    </>
  )
}
