import { contrast } from '../../ui/src/lib/contrast.ts'
import { colour } from '../../ui/src/tokens.ts'
import { COLOUR_USES } from './colour-uses.ts'
import { ContrastRatio } from './contrast-ratio.tsx'

const BACKGROUNDS = ['paper', 'card', 'ink'] as const

/** `#RRGGBBAA`: its contrast depends on what is below. */
const isTranslucent = (value: string): boolean => value.length > '#RRGGBB'.length

/** Every colour token with its use, and its contrast with the three main backgrounds. */
export function ColourTable() {
  return (
    <div className="overflow-x-auto rounded-panel border border-line bg-card">
      <table className="w-full min-w-2xl border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold">
            <th scope="col">Token</th>
            <th scope="col">Used for</th>
            {BACKGROUNDS.map((background) => (
              <th key={background} scope="col">
                on {background}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLOUR_USES.map(([token, use]) => (
            <tr key={token} className="border-b border-line last:border-b-0 [&_td]:px-4 [&_td]:py-2.5">
              <th scope="row" className="px-4 py-2.5 font-normal">
                <span className="flex items-center gap-3">
                  <span
                    className="size-11 shrink-0 rounded-control border border-line"
                    style={{ backgroundColor: `var(--color-${token})` }}
                  />
                  <span className="leading-tight">
                    <span className="block font-bold">{token}</span>
                    <span className="text-sm text-ink-soft tabular-nums">{colour[token]}</span>
                  </span>
                </span>
              </th>
              <td>{use}</td>
              {BACKGROUNDS.map((background) => (
                <td key={background}>
                  {isTranslucent(colour[token]) || token === background ? (
                    '–'
                  ) : (
                    <ContrastRatio value={contrast(colour[token], colour[background])} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
