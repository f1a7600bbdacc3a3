import { Monitor, Moon, Sun } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useRadioName } from '../../hooks/use-radio-name.ts'
import { cx } from '../../lib/cx.ts'
import { THEME_NAME, THEMES, type Theme } from './theme.ts'

export type ThemeSwitchProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  /** The chosen theme. */
  value: Theme
  /** Called with the theme that the user chooses. */
  onChange: (value: Theme) => void
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const

/** Chooses between the system's theme, light and dark. */
export function ThemeSwitch({ value, onChange, className, ...props }: ThemeSwitchProps) {
  const name = useRadioName()
  return (
    <fieldset className={cx('grid max-w-sm grid-cols-3 gap-1 rounded-control bg-sand p-1', className)} {...props}>
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme) => {
        const Icon = ICONS[theme]
        return (
          <label
            key={theme}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm px-2 text-sm font-semibold text-ink-soft transition-colors duration-quick hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:inset-ring-[1.5px] has-checked:inset-ring-edge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky forced-colors:has-checked:forced-selected"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === value}
              onChange={() => onChange(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5 shrink-0" />
            {THEME_NAME[theme]}
          </label>
        )
      })}
    </fieldset>
  )
}
