import { SampleList } from '../support/docs/sample-list.tsx'

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]
const GRID_PX = 4

/** The most frequently used steps of the 4 px grid. */
export function SpaceScale() {
  return (
    <SampleList
      samples={STEPS.map((step) => ({
        name: String(step),
        value: `${step * GRID_PX} px`,
        content: <span className="block h-6 rounded-sm bg-sun" style={{ width: step * GRID_PX }} />,
      }))}
    />
  )
}
