import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { SpecimenList } from '../../stories/foundations/specimen-list.tsx'
import type { ComponentGuide } from '../../stories/support/component-guide.ts'

/** What assistive technology meets, which keys do what, and what is said aloud. */
export function Accessibility({ role, keys, announced }: ComponentGuide['accessibility']) {
  return (
    <Unstyled>
      <SpecimenList
        specimens={[
          { name: 'Role and name', shown: <Markdown>{role}</Markdown> },
          { name: 'Keyboard', shown: keys.length > 0 ? <Keys keys={keys} /> : 'It takes no focus.' },
          { name: 'Announced', shown: <Markdown>{announced}</Markdown> },
        ]}
      />
    </Unstyled>
  )
}

function Keys({ keys }: Pick<ComponentGuide['accessibility'], 'keys'>) {
  return (
    <ul className="grid list-none gap-2.5 p-0">
      {keys.map(([names, does]) => (
        <li key={names} className="grid items-baseline gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <span className="flex flex-wrap gap-1">
            {names.split(', ').map((name) => (
              <kbd key={name} className="rounded-sm border border-edge bg-paper px-1.5 font-text text-sm font-semibold">
                {name}
              </kbd>
            ))}
          </span>
          <Markdown>{does}</Markdown>
        </li>
      ))}
    </ul>
  )
}
