import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'The input for a chat message.',
  usage:
    'Use it below a `ChatThread`. It grows with its text up to 160 px. An empty text cannot be sent; a text of spaces is passed to `onSend`, which can reject it with `error`. Text longer than `max` turns the counter red and cannot be sent.',
  example: `<ChatComposer
  value={draft}
  onChange={setDraft}
  onSend={send}
  error={error}
  disabled={!connected}
/>`,
  accessibility: {
    role: 'A multi-line `textbox` named by `label`, and a button `Send`.',
    keys: [
      ['Enter', 'Sends the message.'],
      ['Shift + Enter', 'Starts a new line.'],
      ['Tab', 'Moves the focus to the button, whose press returns it to the text.'],
    ],
    announced:
      '`error` immediately (`role="alert"`). The counter near its limit: `12 characters left`, `3 characters too many`.',
  },
  do: ['Keep the text when sending fails.', 'Explain the problem in `error`: `Please type message.`'],
  dont: [
    'Handle Enter during an input method composition: the component does it.',
    'Disable it without a visible reason.',
  ],
  related: ['chat-thread', 'text-area', 'typing-indicator'],
  passthrough: 'form',
}
