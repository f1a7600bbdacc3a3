import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

/** The dos and don’ts of a component in two lists, marked by icons and headings as well as colours. */
export function DoAndDont({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) {
  return (
    <Unstyled>
      <div className="grid gap-5 font-text text-base text-ink md:grid-cols-2">
        <Advice
          title="Do"
          className="border-lagoon"
          icon={<Check aria-hidden="true" className="size-5 text-lagoon" />}
          lines={dos}
        />
        <Advice
          title="Don’t"
          className="border-tomato"
          icon={<X aria-hidden="true" className="size-5 text-tomato" />}
          lines={donts}
        />
      </div>
    </Unstyled>
  )
}

type AdviceProps = { title: string; className: string; icon: ReactNode; lines: readonly string[] }

function Advice({ title, className, icon, lines }: AdviceProps) {
  return (
    <section className={`min-w-0 rounded-card border-t-4 bg-paper p-5 ${className}`}>
      <h3 className="mb-2 flex items-center gap-2 text-lg">
        {icon}
        {title}
      </h3>
      <ul className="grid list-none gap-2 p-0">
        {lines.map((line) => (
          <li key={line}>
            <Markdown>{line}</Markdown>
          </li>
        ))}
      </ul>
    </section>
  )
}
