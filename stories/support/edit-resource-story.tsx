import lost from '@whirligig/art/empty/lost.svg'
import { startSessionAtom } from '@whirligig/core/session'
import { fn } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from './decorators/with-store.tsx'

/** What the stories of the dashboard's edit pages have in common. */
export const editResourceStory = {
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    onSaved: fn(),
    onDelete: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
  },
}
