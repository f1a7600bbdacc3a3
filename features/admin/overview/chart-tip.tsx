export type ChartTipProps = {
  title: string
  /** Ready to read. */
  lines: readonly string[]
}

/** What a pointer over a chart is told; the table says the same to everyone else. */
export function ChartTip({ title, lines }: ChartTipProps) {
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
