import { shadow } from '../../ui/src/tokens.ts'
import { SampleList } from '../support/docs/sample-list.tsx'

const BACKGROUNDS: [prefix: string, background: string][] = [
  ['block-tomato', 'bg-tomato'],
  ['block-danger', 'bg-danger'],
]

/** All shadows, each on the background it is made for. */
export function ShadowScale() {
  return (
    <SampleList
      samples={Object.entries(shadow).map(([name, value]) => ({
        name: `shadow-${name}`,
        content: (
          <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <span
              className={`block h-16 w-32 rounded-control ${BACKGROUNDS.find(([prefix]) => name.startsWith(prefix))?.[1] ?? 'bg-card'}`}
              style={{ boxShadow: name === 'none' ? 'none' : `var(--shadow-${name})` }}
            />
            <code className="text-sm text-ink-soft wrap-anywhere">{value}</code>
          </div>
        ),
      }))}
    />
  )
}
