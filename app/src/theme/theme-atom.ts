import { persistedAtom } from '@whirligig/core/storage'
import { THEMES, type Theme } from '@whirligig/ui'
import { atom } from 'jotai'
import { showTheme } from './show-theme.ts'

/** The first script of the document reads this key too: `app/build/route-script.ts`. */
const THEME_KEY = 'theme'

const storedThemeAtom = persistedAtom<Theme>(THEME_KEY, {
  deserialize: (text) => THEMES.find((theme) => theme === text) ?? 'system',
  serialize: (theme) => (theme === 'system' ? null : theme),
})

/** The theme that the user has chosen on this device. Writing it shows it; other tabs follow through their first script. */
export const themeAtom = atom(
  (get) => get(storedThemeAtom),
  (_get, set, theme: Theme) => {
    set(storedThemeAtom, theme)
    showTheme(theme)
  },
)
