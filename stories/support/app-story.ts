import type { Meta } from '@storybook/react-vite'
import { AppAtPath } from './app-at-path.tsx'
import { withStore } from './decorators/with-store.tsx'
import { shopHandlers } from './shop-handlers.ts'
import { signedIn } from './signed-in.ts'

/** The meta of every story of the whole app: a store of its own, the full window, and handlers for the shop's requests. */
export const appStory = {
  component: AppAtPath,
  decorators: [withStore],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof AppAtPath>

/** The same with a signed-in user: a member, unless the story has its own handler of `/api/user/me`. */
export const signedInStory = {
  ...appStory,
  parameters: { ...appStory.parameters, ...signedIn },
} satisfies Meta<typeof AppAtPath>
