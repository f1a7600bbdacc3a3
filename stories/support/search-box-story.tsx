import type { Meta, StoryContext } from '@storybook/react-vite'
import { SearchBox } from '@whirligig/ui'
import { controlled } from './controlled.tsx'

/** The meta of stories of the search box. They have their own title and args, which the samples of code show. */
export const searchBoxMeta = {
  decorators: [
    (Story) => (
      <div className="min-h-100 max-w-xl">
        <Story />
      </div>
    ),
  ],
  render: controlled(SearchBox),
} satisfies Meta<typeof SearchBox>

/** Types into the search box. Returns its text field. */
export async function typeText({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, text = 't') {
  const field = canvas.getByRole('combobox', { name: 'Search Toys' })
  await userEvent.type(field, text)
  return field
}
