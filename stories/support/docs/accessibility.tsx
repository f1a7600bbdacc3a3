import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import type { ComponentGuide } from '../component-guide.ts'
import { SampleList } from './sample-list.tsx'

/** The accessibility section: role and name, keyboard support, and announcements. */
export function Accessibility({ role, keys, announced }: ComponentGuide['accessibility']) {
  return (
    <Unstyled>
      <SampleList
        samples={[
          { name: 'Role and name', content: <Markdown>{role}</Markdown> },
          { name: 'Keyboard', content: keys.length > 0 ? <Keys keys={keys} /> : 'It cannot be focused.' },
          { name: 'Announced', content: <Markdown>{announced}</Markdown> },
        ]}
      />
    </Unstyled>
  )
}

function Keys({ keys }: Pick<ComponentGuide['accessibility'], 'keys'>) {
  return (
    <ul className="grid list-none gap-2.5 p-0">
      {keys.map(([names, action]) => (
        <li key={names} className="grid items-baseline gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <span className="flex flex-wrap gap-1">
            {names.split(', ').map((name) => (
              <kbd key={name} className="rounded-sm border border-edge bg-paper px-1.5 font-text text-sm font-semibold">
                {name}
              </kbd>
            ))}
          </span>
          <Markdown>{action}</Markdown>
        </li>
      ))}
    </ul>
  )
}
