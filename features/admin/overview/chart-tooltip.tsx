export type ChartTooltipProps = {
  title: string
  /** Formatted values. */
  lines: readonly string[]
}

/** The tooltip of a bar. The table beside the chart has the same values for keyboard and screen reader users. */
export function ChartTooltip({ title, lines }: ChartTooltipProps) {
  return (
    <div className="rounded-control bg-ink px-3 py-2 text-sm text-on-ink shadow-float">
      <p className="text-on-ink-soft">{title}</p>
      {lines.map((line) => (
        <p key={line} className="font-semibold tabular-nums">
          {line}
        </p>
      ))}
    </div>
  )
}
