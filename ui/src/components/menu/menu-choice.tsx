import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'

export type MenuChoiceProps = {
  /** A line above the options, and the name of the group. */
  label: string
  /** Options in display order. */
  options: ReadonlyArray<{ value: string; label: string }>
  /** The selected value. */
  value: string
  /** Called with the value that the user selects. The menu stays open, so that the effect can be seen. */
  onChange: (value: string) => void
}

/** A few options in a menu, of which one is selected. */
export function MenuChoice({ label, options, value, onChange }: MenuChoiceProps) {
  return (
    <>
      <Dropdown.Separator className="my-2 h-px bg-line forced-colors:bg-[CanvasText]" />
      <Dropdown.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
        <Dropdown.Label className="px-3 pt-1 pb-1 text-sm font-semibold text-ink-soft">{label}</Dropdown.Label>
        {options.map((option) => (
          <Dropdown.RadioItem
            key={option.value}
            value={option.value}
            onSelect={(event) => event.preventDefault()}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 font-medium text-ink outline-none select-none data-highlighted:bg-sun-pale forced-colors:data-highlighted:forced-selected"
          >
            {option.label}
            <Dropdown.ItemIndicator>
              <Check aria-hidden="true" className="size-5" />
            </Dropdown.ItemIndicator>
          </Dropdown.RadioItem>
        ))}
      </Dropdown.RadioGroup>
    </>
  )
}
