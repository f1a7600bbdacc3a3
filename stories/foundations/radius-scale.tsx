import { radius } from '../../ui/src/tokens.ts'
import { SampleList } from '../support/docs/sample-list.tsx'

/** All radii on the same box. */
export function RadiusScale() {
  return (
    <SampleList
      samples={Object.entries(radius).map(([name, value]) => ({
        name: `rounded-${name}`,
        value: value.endsWith('rem') ? `${Number.parseFloat(value) * 16} px` : value,
        content: <span className="block h-20 w-32 border-2 border-ink bg-sky-pale" style={{ borderRadius: value }} />,
      }))}
    />
  )
}
