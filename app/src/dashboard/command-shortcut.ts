/** Apple keyboards have a Command key. */
const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How the shortcut is written on the user's platform. */
export const SHORTCUT_LABEL = isApple ? '⌘K' : 'Ctrl K'

/** Whether the keys open the command palette. The key is compared, not its place, so that every layout has it on its K. */
export const isCommandShortcut = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
