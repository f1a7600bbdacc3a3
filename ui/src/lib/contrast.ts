/**
 * Returns the WCAG 2 contrast ratio of two colours, from 1 (equal) to 21 (black on white). Text needs 4.5, the border of a
 * control 3.
 * @param a `#RRGGBB`
 * @param b `#RRGGBB`
 * @throws Error for any other format, including colours with transparency
 */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number] // two in, two out
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`not a #RRGGBB colour: ${hex}`)
  const [red, green, blue] = [1, 3, 5].map((start) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
