import { EDGE_PAIRS, TEXT_PAIRS } from '../../ui/src/contrast-pairs.ts'
import { contrast } from '../../ui/src/lib/contrast.ts'
import { colour } from '../../ui/src/tokens.ts'

const KINDS = { text: { pairs: TEXT_PAIRS, least: 4.5 }, edge: { pairs: EDGE_PAIRS, least: 3 } }

/** What is laid on what in the shop, drawn with its contrast. `tokens.test.ts` fails when one is too low. */
export function ContrastPairs({ kind }: { kind: 'text' | 'edge' }) {
  const { pairs, least } = KINDS[kind]
  return (
    <ul className="grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-3 lg:grid-cols-5">
      {pairs.flatMap((pair) =>
        pair.backgrounds.map((ground) => {
          const ratio = contrast(colour[pair.colour], colour[ground])
          return (
            <li
              key={`${pair.colour} ${ground}`}
              className="rounded-card border border-line p-3 leading-snug"
              style={{ backgroundColor: colour[ground], color: kind === 'text' ? colour[pair.colour] : undefined }}
            >
              {kind === 'text' ? (
                <Words colour={pair.colour} ground={ground} ratio={ratio} pass={ratio >= least} />
              ) : (
                <span
                  className="block rounded-control border-2 bg-card px-2 py-1"
                  style={{ borderColor: colour[pair.colour] }}
                >
                  <Words colour={pair.colour} ground={ground} ratio={ratio} pass={ratio >= least} />
                </span>
              )}
            </li>
          )
        }),
      )}
    </ul>
  )
}

function Words(props: { colour: string; ground: string; ratio: number; pass: boolean }) {
  return (
    <>
      <span className="block font-bold">{props.colour}</span>
      <span className="block text-sm">on {props.ground}</span>
      <span className="block text-sm tabular-nums">
        {props.ratio.toFixed(1)} : 1, {props.pass ? 'passes' : 'FAILS'}
      </span>
    </>
  )
}
