import { font, type } from '../../ui/src/tokens.ts'
import { SampleList } from '../support/docs/sample-list.tsx'

/** All font sizes in both families. */
export function TypeScale() {
  return (
    <SampleList
      samples={Object.entries(type).map(([name, [size, { lineHeight }]]) => ({
        name: `text-${name}`,
        value: size.startsWith('clamp') ? 'fluid' : `${size} · ${Number.parseFloat(size) * 16} px`,
        content: (
          <div className="grid gap-1 overflow-hidden whitespace-nowrap" style={{ fontSize: size, lineHeight }}>
            <span className="truncate font-display font-semibold">Toys For Everyone</span>
            {size.startsWith('clamp') ? null : <span className="truncate">Hand-picked playthings, $55.00</span>}
          </div>
        ),
      }))}
    />
  )
}

/** Both font families with a sample of their characters. */
export function TypeFamilies() {
  return (
    <SampleList
      samples={Object.entries(font).map(([name, families]) => ({
        name: `font-${name}`,
        value: (families[0] ?? '').replaceAll('"', ''),
        content: (
          <p className="text-xl wrap-anywhere" style={{ fontFamily: families.join(', ') }}>
            ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $ & ! ?
          </p>
        ),
      }))}
    />
  )
}
