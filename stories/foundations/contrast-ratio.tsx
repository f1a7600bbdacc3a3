import { Badge } from '@whirligig/ui'

/** A contrast, and what it is enough for: text from 4.5, the edges of controls from 3. */
export function ContrastRatio({ value }: { value: number }) {
  const shown = `${value.toFixed(1)} : 1`
  if (value >= 4.5) return <Badge tone="success">{shown} text</Badge>
  if (value >= 3) return <Badge tone="info">{shown} edges</Badge>
  return <Badge>{shown} neither</Badge>
}
