import { screen } from 'storybook/test'

type User = { click: (element: Element) => Promise<void> }

/** Makes the links of the dashboard's menu visible. On a phone the menu is closed at first. */
export async function openDashboardMenu(userEvent: User): Promise<void> {
  await screen.findByRole('link', { name: 'Account Details', hidden: true })
  const button = screen.queryByRole('button', { name: /^Dashboard Menu/ })
  if (button) await userEvent.click(button)
}
