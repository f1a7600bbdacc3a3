import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Lists the people one can talk to, with what was said last.',
  usage:
    'Beside the chat. Who is online has a green dot and is said to be; unread messages are counted. While it loads for the first time it shows skeletons, later the old rows stay.',
  example: `<ChatUserList users={people} selectedId={selected} onSelect={open} loading={loading} />`,
  accessibility: {
    role: '`navigation`, named by `label`, with a list of buttons: `Ada is online`; the open one is `aria-current`.',
    keys: [
      ['Tab', 'Goes from person to person.'],
      ['Enter, Space', 'Open the conversation.'],
    ],
    announced:
      '`Loading users` while it loads. Presence and unread counts are part of each name, and said when one comes to it.',
  },
  do: ['Sort it before you pass it: newest first.', 'Give the last message as plain text; it is cut to one line.'],
  dont: ['Use it for more than a person: rows have no room for actions.', 'Show presence by the dot alone elsewhere.'],
  related: ['chat-thread', 'avatar', 'count-badge'],
  passthrough: 'nav',
}
