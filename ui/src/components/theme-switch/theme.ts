/** A colour theme; `system` follows the setting of the device. */
export type Theme = 'system' | 'light' | 'dark'

/** All themes, in display order. */
export const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

export const THEME_NAME: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }
