import { type ComponentProps, type ReactNode, useContext, useState } from 'react'
import { type Direction, DirectionContext } from '../../hooks/use-direction.ts'
import { OverlayContainerContext } from '../../hooks/use-overlay-container.ts'
import { cx } from '../../lib/cx.ts'

export type ThemeProviderProps = ComponentProps<'div'> & {
  /** Colours of the part and of its ground. Without it, the part has those around it and no ground. */
  theme?: 'light' | 'dark'
  /** Text direction of the part. Without it, that around it. */
  dir?: Direction
  /** Classes of the part, appended last. */
  className?: string
  /** What follows the theme, with all overlays that it renders. */
  children?: ReactNode
}

/** A part of a page with its own theme, text direction or variables. Overlays opened in it are rendered at its end, so they have them too. */
export function ThemeProvider({ theme, dir, className, children, ...props }: ThemeProviderProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const outerDirection = useContext(DirectionContext)
  return (
    <OverlayContainerContext value={overlays}>
      <DirectionContext value={dir ?? outerDirection}>
        <div
          data-theme-provider=""
          data-theme={theme}
          dir={dir}
          className={cx(theme && 'bg-paper text-ink', className)}
          {...props}
        >
          {children}
          {/* Without a box, so that it takes no space in a part that is a flexbox or a grid. */}
          <div ref={setOverlays} className="contents" />
        </div>
      </DirectionContext>
    </OverlayContainerContext>
  )
}
