import { expect, screen } from 'storybook/test'

/** A form may have an alert that is still empty. */
async function expectNoAlert(): Promise<void> {
  await expect(
    screen
      .queryAllByRole('alert')
      .map((alert) => alert.textContent)
      .join(''),
  ).toBe('')
}

/** Expects that the page announces what is loading, and shows no rows and no error yet. */
export async function expectLoading(label: string): Promise<void> {
  await expect(await screen.findByText(label)).toHaveRole('status')
  await expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  await expect(screen.queryByRole('rowheader')).toBeNull()
  await expectNoAlert()
}

/** Expects that there is no content, that the reason is given, and that it is not an error. */
export async function expectEmptyState(
  text: string,
  hint: string | RegExp,
  link?: { name: string; href: string },
): Promise<void> {
  const emptyState = (await screen.findByText(text)).parentElement
  await expect(emptyState).toHaveTextContent(hint)
  if (link) await expect(screen.getByRole('link', { name: link.name })).toHaveAttribute('href', link.href)
  await expect(screen.queryByRole('rowheader')).toBeNull()
  await expectNoAlert()
}
