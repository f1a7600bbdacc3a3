import { EDGE_PAIRS, TEXT_PAIRS, TINT_EDGE_PAIRS, TINT_TEXT_PAIRS } from '../../ui/src/contrast-pairs.ts'
import { contrast } from '../../ui/src/lib/contrast.ts'
import { colour } from '../../ui/src/tokens.ts'

const KINDS = {
  text: { pairs: [...TEXT_PAIRS, ...TINT_TEXT_PAIRS], minRatio: 4.5 },
  edge: { pairs: [...EDGE_PAIRS, ...TINT_EDGE_PAIRS], minRatio: 3 },
}

/** All pairs of foreground and background in use, with their contrast. `tokens.test.ts` fails if one is too low. */
export function ContrastPairs({ kind }: { kind: 'text' | 'edge' }) {
  const { pairs, minRatio } = KINDS[kind]
  return (
    <ul className="grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-3 lg:grid-cols-5">
      {pairs.flatMap((pair) =>
        pair.backgrounds.map((background) => {
          const ratio = contrast(colour[pair.colour], colour[background])
          return (
            <li
              key={`${pair.colour} ${background}`}
              className="rounded-card border border-line p-3 leading-snug"
              style={{ backgroundColor: colour[background], color: kind === 'text' ? colour[pair.colour] : undefined }}
            >
              {kind === 'text' ? (
                <PairLabel colour={pair.colour} background={background} ratio={ratio} pass={ratio >= minRatio} />
              ) : (
                <span
                  className="block rounded-control border-2 bg-card px-2 py-1"
                  style={{ borderColor: colour[pair.colour] }}
                >
                  <PairLabel colour={pair.colour} background={background} ratio={ratio} pass={ratio >= minRatio} />
                </span>
              )}
            </li>
          )
        }),
      )}
    </ul>
  )
}

function PairLabel(props: { colour: string; background: string; ratio: number; pass: boolean }) {
  return (
    <>
      <span className="block font-bold">{props.colour}</span>
      <span className="block text-sm">on {props.background}</span>
      <span className="block text-sm tabular-nums">
        {props.ratio.toFixed(1)} : 1, {props.pass ? 'passes' : 'FAILS'}
      </span>
    </>
  )
}
