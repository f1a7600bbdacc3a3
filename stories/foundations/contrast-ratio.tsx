import { Badge } from '@whirligig/ui'

/** A contrast ratio and what it is sufficient for: text from 4.5, borders of controls from 3. */
export function ContrastRatio({ value }: { value: number }) {
  const ratio = `${value.toFixed(1)} : 1`
  if (value >= 4.5) return <Badge tone="success">{ratio} text</Badge>
  if (value >= 3) return <Badge tone="info">{ratio} borders</Badge>
  return <Badge>{ratio} neither</Badge>
}
