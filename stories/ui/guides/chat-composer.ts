import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Takes a message and sends it.',
  usage:
    'Under a `ChatThread`. It grows with the text, up to 160 px. An empty text cannot be sent; a blank one can, so that whoever sends it answers with `alert`. Over `max` characters the counter turns red and nothing is sent.',
  example: `<ChatComposer
  value={draft}
  onChange={setDraft}
  onSend={send}
  alert={alert}
  disabled={!connected}
/>`,
  accessibility: {
    role: '`textbox` of several lines, named by `label`, and a `button` `Send`.',
    keys: [
      ['Enter', 'Sends.'],
      ['Shift + Enter', 'Breaks the line.'],
      ['Tab', 'Goes to the button.'],
    ],
    announced:
      '`alert` at once (`role="alert"`); the counter only near its end: `12 characters left`, `3 characters too many`.',
  },
  do: ['Keep what was typed when sending fails.', 'Say in `alert` what is wrong: `Please type message.`'],
  dont: [
    'Send with Enter while an input method composes: it already takes care of that.',
    'Disable it without a word on the screen about why.',
  ],
  related: ['chat-thread', 'text-area', 'typing-indicator'],
  passthrough: 'form',
}
