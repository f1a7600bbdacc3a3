/** The shape of a series, without axes. Decorative: the figure beside it and the chart below have the numbers. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const max = Math.max(...values, 0)
  if (max === 0 || values.length < 2) return null
  const points = values.map((value, index) => `${(index / (values.length - 1)) * 100},${30 - (value / max) * 28}`)
  return (
    <svg
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 h-8 w-full rtl:-scale-x-100"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-sky forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
}
