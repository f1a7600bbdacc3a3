import { type MenuProps, THEME_NAME, THEMES, ThemeSwitch, type ThemeSwitchProps } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { themeAtom } from './theme-atom.ts'

/** The switch between the themes of this device. */
export function ThemeSetting(props: Omit<ThemeSwitchProps, 'value' | 'onChange'>) {
  const [theme, setTheme] = useAtom(themeAtom)
  return <ThemeSwitch {...props} value={theme} onChange={setTheme} />
}

const OPTIONS = THEMES.map((value) => ({ value, label: THEME_NAME[value] }))

/** The same choice for a menu. It is in this module, so that all themes are one script. */
export function useThemeChoice(): MenuProps['choice'] {
  const [theme, setTheme] = useAtom(themeAtom)
  return {
    label: 'Theme',
    options: OPTIONS,
    value: theme,
    onChange: (value) => setTheme(THEMES.find((each) => each === value) ?? 'system'),
  }
}
