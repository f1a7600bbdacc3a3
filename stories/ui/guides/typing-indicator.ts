import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Shows who is typing.',
  usage: 'Use it between a `ChatThread` and its `ChatComposer`. It keeps its height while `name` is empty.',
  example: `<TypingIndicator name={typing} />`,
  accessibility: {
    role: '`status`.',
    keys: [],
    announced: '`Ada is typing…`, politely.',
  },
  do: ['Remove the name after a few seconds without a typing event.', 'Show one name.'],
  dont: ["Show the current user's own typing.", 'Put it into the thread: it would scroll.'],
  related: ['chat-thread', 'chat-composer'],
  passthrough: 'p',
}
