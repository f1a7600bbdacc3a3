import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchInput } from '@whirligig/ui'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { DocPage } from './support/docs/doc-page.tsx'
import { SampleList } from './support/docs/sample-list.tsx'
import { MESSAGES, type Message } from './support/messages.ts'

const meta = {
  title: 'Messages',
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const AREAS: Record<Message['area'], string> = {
  FORM_TEXT: 'Forms',
  RESPONSE_TEXT: 'Server responses',
  TOAST_TEXT: 'Toasts',
  EXTERNAL_SIGN_IN_TEXT: 'Sign-in with Google or Facebook',
  CHAT_TEXT: 'Support chat',
}

function Messages() {
  const [search, setSearch] = useState('')
  const found = MESSAGES.filter(({ path, text }) =>
    `${path} ${text}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  return (
    <DocPage>
      <h1>Messages</h1>
      <p>
        All texts of <code>contract</code>. ‘…’ stands for an inserted value. A test fails if no story expects a text.
      </p>
      <SearchInput label="Search the messages" value={search} onChange={setSearch} />
      <p role="status" className="mt-3">
        {found.length === 1 ? '1 message' : `${found.length} messages`}
      </p>
      {Object.entries(AREAS).map(([area, title]) => {
        const topics = Map.groupBy(
          found.filter((message) => message.area === area),
          ({ topic }) => topic,
        )
        return topics.size === 0 ? null : (
          <section key={area}>
            <h2>{title}</h2>
            <SampleList
              samples={[...topics].map(([topic, messages]) => ({
                name: topic,
                content: (
                  <ul className="grid list-none gap-2 p-0">
                    {messages.map(({ path, text }) => (
                      <li key={path}>
                        {text} <code className="text-sm text-ink-soft wrap-anywhere">{path}</code>
                      </li>
                    ))}
                  </ul>
                ),
              }))}
            />
          </section>
        )
      })}
    </DocPage>
  )
}

export const Default: Story = { render: () => <Messages /> }
export const FiltersBySearch: Story = {
  render: () => <Messages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zipcode is')
    await expect(await canvas.findByText('1 message')).toBeVisible()
    await expect(canvas.getByText('FORM_TEXT.zipCode.required')).toBeVisible()
  },
}
