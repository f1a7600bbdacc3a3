import { createContext, useContext } from 'react'

/** Where the overlays of a part of the page are rendered. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null)

/**
 * Returns the element in which the nearest `ThemeProvider` renders overlays: the `container` of Radix portals. It is `null` without a
 * provider; portals are at the end of the page then.
 */
export const useOverlayContainer = (): HTMLElement | null => useContext(OverlayContainerContext)
