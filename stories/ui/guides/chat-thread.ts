import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows a conversation and stays where one reads.',
  usage:
    'It follows the newest message while that is in sight; scrolled up, it stays and offers `New messages`. Older ones come above without a jump. Give it a `key` of the conversation and a place of a fixed height.',
  example: `<ChatThread
  key={person.id}
  label={\`Messages with \${person.name}\`}
  messages={messages}
  onRetry={sendAgain}
  onLoadOlder={older}
  className="h-96"
/>`,
  accessibility: {
    role: '`log`, named by `label`; each message says who wrote it and when, also where the eye is spared that.',
    keys: [
      ['Tab', 'Comes to the log, then to the links and buttons in it.'],
      ['Arrow keys, Page Up, Page Down', 'Scroll it.'],
      ['Enter, Space', 'Press `Load older messages`, `Retry` or `New messages`.'],
    ],
    announced: 'New messages, politely, as a log does.',
  },
  do: ['Sort the messages oldest first.', 'Pass `onLoadOlder` only while there are older ones.'],
  dont: [
    'Give text as HTML: addresses become links by themselves, everything else stays text.',
    'Let its height follow its content.',
  ],
  related: ['chat-composer', 'chat-user-list', 'typing-indicator'],
  passthrough: 'div',
}
