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
    <ul className="grid list-none gap-2 p-0">
      {keys.map(([key, does]) => (
        <li key={key} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <span>
            <kbd className="rounded-sm border border-edge bg-paper px-1.5 py-0.5 font-text text-sm font-semibold">
              {key}
            </kbd>
          </span>
          <span>{does}</span>
        </li>
      ))}
    </ul>
  )
}
