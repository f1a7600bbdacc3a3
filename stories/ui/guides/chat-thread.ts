import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Shows a conversation.',
  usage:
    'It follows new messages while the latest one is visible. While the user is scrolled up, it keeps its position and offers a `New messages` button. Older messages are inserted without a jump. Set a `key` per conversation and a fixed height.',
  example: `<ChatThread
  key={person.id}
  label={\`Messages with \${person.name}\`}
  messages={messages}
  onRetry={sendAgain}
  onLoadOlder={older}
  className="h-96"
/>`,
  accessibility: {
    role: 'A `region` named by `label`. Each message has its author and time, even if they are visually hidden.',
    keys: [
      ['Tab', 'Moves the focus to the messages, then to the links and buttons in it.'],
      ['Arrow keys, Page Up, Page Down', 'Scroll the messages.'],
      ['Enter, Space', 'Activates `Load older messages`, `Retry` or `New messages`.'],
    ],
    announced: 'New messages of the other person, politely.',
  },
  do: ['Sort the messages chronologically.', 'Pass `onLoadOlder` only while there are older messages.'],
  dont: ['Pass HTML: URLs become links, everything else stays text.', 'Let its height depend on its content.'],
  related: ['chat-composer', 'chat-user-list', 'typing-indicator'],
  passthrough: 'div',
}
