/** Returns what is chosen in the toolbar as in the URL of a story: `theme:dark;direction:rtl`. */
export const toGlobalsQuery = (chosen: Record<string, unknown>, initial: Record<string, unknown>): string =>
  ['direction', 'textSize', 'theme', 'brand']
    .filter((name) => chosen[name] !== initial[name])
    .map((name) => `${name}:${chosen[name]}`)
    .join(';')
