import { SampleList } from '../support/docs/sample-list.tsx'

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]
const GRID = 4

/** The steps of the 4 px grid that are used most. */
export function SpaceScale() {
  return (
    <SampleList
      specimens={STEPS.map((step) => ({
        name: String(step),
        value: `${step * GRID} px`,
        content: <span className="block h-6 rounded-sm bg-sun" style={{ width: step * GRID }} />,
      }))}
    />
  )
}
