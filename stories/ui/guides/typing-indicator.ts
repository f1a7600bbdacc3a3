import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says who is typing.',
  usage: 'Between a `ChatThread` and its `ChatComposer`. Its line keeps its place while nobody types.',
  example: `<TypingIndicator name={typing} />`,
  accessibility: { role: '`status`.', keys: [], announced: '`Ada is typing…`, politely.' },
  do: ['Take it away after a few seconds without a sign.', 'Show one name.'],
  dont: ["Show one's own typing.", 'Put it inside the thread: it would scroll.'],
  related: ['chat-thread', 'chat-composer'],
  passthrough: 'p',
}
