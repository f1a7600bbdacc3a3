import { VIEWPORTS } from '../../stories/support/viewports.ts'

/** How a story is drawn: in a theme, or in the few colours of a system's high-contrast mode. */
export type Appearance = 'light' | 'dark' | 'forced-colors'

/** A screenshot of each story. `chromaticMode` is the mode of Chromatic whose exclusions apply to it. */
export type Mode = { appearance: Appearance; chromaticMode: string }

/** A size in CSS pixels, and the screenshots that are taken of each story at that size. */
export type Viewport = { width: number; height: number; modes: readonly Mode[] }

const parseSize = ({ width, height }: { width: string; height: string }) => ({
  width: Number.parseInt(width, 10),
  height: Number.parseInt(height, 10),
})

/** The sizes and appearances that `npm run visual` compares. Colours do not depend on the width, so a phone has one. */
export const COMPARED_VIEWPORTS: readonly Viewport[] = [
  { ...parseSize(VIEWPORTS.phone.styles), modes: [{ appearance: 'light', chromaticMode: 'phone' }] },
  {
    ...parseSize(VIEWPORTS.desktop.styles),
    modes: [
      { appearance: 'light', chromaticMode: 'desktop' },
      { appearance: 'dark', chromaticMode: 'dark' },
      { appearance: 'forced-colors', chromaticMode: 'desktop' },
    ],
  },
]

const SUFFIXES: Record<Appearance, string> = { light: '', dark: ', dark', 'forced-colors': ', forced colours' }

/** Formats the size and appearance of a screenshot: `1280 px, dark`. */
export const formatMode = (width: number, appearance: Appearance): string => `${width} px${SUFFIXES[appearance]}`
