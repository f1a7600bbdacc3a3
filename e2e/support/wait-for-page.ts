import { expect, type Page } from '@playwright/test'

/** Waits until a page has its title and its content and no longer shows a loading state. */
export async function waitForPage(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
}

/** Waits for the images in the viewport. Images that a narrow page hides are never loaded. */
export const waitForPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(
          (picture) =>
            picture.complete ||
            !picture.checkVisibility() ||
            picture.getBoundingClientRect().top > document.documentElement.clientHeight,
        ),
      ),
    )
    .toBe(true)
