import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Lists the contacts of a chat with their last messages.',
  usage:
    'Use it next to the chat. A green dot marks online users, and unread messages are counted. Skeletons are shown only while the first users load.',
  example: `<ChatUserList users={people} selectedId={selected} onSelect={open} loading={loading} />`,
  accessibility: {
    role: 'A `navigation` named by `label` with a list of buttons such as `Ada is online`. The open conversation has `aria-current`.',
    keys: [
      ['Tab', 'Moves the focus from contact to contact.'],
      ['Enter, Space', 'Opens the conversation.'],
    ],
    announced: "`Loading users` while the first users load. Presence and unread count are part of each button's name.",
  },
  do: [
    'Sort the users before you pass them: most recent first.',
    'Pass the last message as plain text; it is truncated to one line.',
  ],
  dont: ['Use it for anything but people: rows have no space for actions.', 'Show presence by a dot only elsewhere.'],
  related: ['chat-thread', 'avatar', 'count-badge'],
  passthrough: 'nav',
}
