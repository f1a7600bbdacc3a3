import { screen } from 'storybook/test'

type User = { click: (element: Element) => Promise<void> }

/** The links of the dashboard's menu can be seen: on a phone it is folded first. */
export async function unfoldMenu(userEvent: User): Promise<void> {
  await screen.findByRole('link', { name: 'Account Details', hidden: true })
  const button = screen.queryByRole('button', { name: 'Dashboard Menu' })
  if (button) await userEvent.click(button)
}
