import type { Meta, StoryContext } from '@storybook/react-vite'
import { MultiSelect } from '@whirligig/ui'
import { controlled } from './controlled.tsx'
import { withField } from './decorators/with-field.tsx'

/** The meta of stories of the selection of many. They have their own title and args, which the samples of code show. */
export const multiSelectMeta = {
  decorators: [
    withField,
    (Story) => (
      <div className="min-h-120">
        <Story />
      </div>
    ),
  ],
  parameters: { field: { label: 'Products' } },
  render: controlled(MultiSelect),
} satisfies Meta<typeof MultiSelect>

/** Opens the list. Returns the text field. */
export async function openList({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const field = canvas.getByRole('combobox', { name: 'Products' })
  await userEvent.click(field)
  await canvas.findAllByRole('option')
  return field
}
