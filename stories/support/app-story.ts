import type { Meta } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/core/session'
import { AppAtPath } from './app-at-path.tsx'
import { initialAtom, withStore } from './decorators/with-store.tsx'
import { shopHandlers } from './shop-handlers.ts'

/** The meta of every story of the whole app: a store of its own, the full window, and handlers for the shop's requests. */
export const appStory = {
  component: AppAtPath,
  decorators: [withStore],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof AppAtPath>

/** The same with a session. Whose it is, the handler of `/api/user/me` says: a member's, unless a story has its own. */
export const signedInStory = {
  ...appStory,
  parameters: { ...appStory.parameters, initialAtoms: [initialAtom(startSessionAtom, 'token')] },
} satisfies Meta<typeof AppAtPath>
