import lost from '@whirligig/art/empty/lost.svg'
import { fn } from 'storybook/test'
import { withStoreAndToasts } from './decorators/with-store.tsx'
import { signedIn } from './signed-in.ts'

/** What the stories of the dashboard's edit pages have in common. */
export const editResourceStory = {
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    onSaved: fn(),
    onDelete: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
  },
}
