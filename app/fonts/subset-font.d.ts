/** The package has no types. These are the options that the shop uses, as in its README. */
declare module 'subset-font' {
  /** Returns the font with only the characters of `text`; `variationAxes` narrows the axes of a variable font. */
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>
}
