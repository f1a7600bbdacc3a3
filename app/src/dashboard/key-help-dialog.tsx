import { Dialog, Switch } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { SHORTCUT_LABEL } from './command-shortcut.ts'
import { pageKeysAtom } from './page-keys-atom.ts'

const KEYS: readonly { keys: readonly string[]; effect: string }[] = [
  { keys: [SHORTCUT_LABEL], effect: 'Search orders, customers, products and pages' },
  { keys: ['j', 'k'], effect: 'Next and previous row of a list' },
  { keys: ['Enter'], effect: 'Open the row' },
  { keys: ['x'], effect: 'Select the row' },
  { keys: ['b'], effect: 'Actions for the selected rows' },
  { keys: ['Shift'], effect: 'With a click on a checkbox: select a range' },
  { keys: ['a', 'r'], effect: 'Approve or reject the review' },
  { keys: ['?'], effect: 'Show these keys' },
]

/** Lists the keys of the back office, with a switch that restricts the single ones to lists that have the focus. */
export function KeyHelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isOn, setOn] = useAtom(pageKeysAtom)
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
        {KEYS.map(({ keys, effect }) => (
          <div key={effect} className="col-span-full grid grid-cols-subgrid items-baseline">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-edge bg-paper px-1.5 py-0.5 text-center font-text text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <Switch label="Single keys work on the whole page" value={isOn} onChange={setOn} />
        <p className="text-sm text-ink-soft">Otherwise they work only while a row of the list has the focus.</p>
      </div>
    </Dialog>
  )
}
