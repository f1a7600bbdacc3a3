/**
 * The oldest browsers that know `light-dark()` and `@property`, from July 2024. For older ones, the build would replace each colour by
 * two variables.
 */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5']
