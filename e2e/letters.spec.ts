import { expect } from '@playwright/test'
import { mailedLink } from './support/outbox.ts'
import { aStranger, field, seeing } from './support/shopper.ts'
import { test } from './support/test.ts'

test('a message reaches the shop, and the newsletter can be had and left', async ({ page }) => {
  const { email, firstName } = aStranger()
  await page.goto('/#/contact')
  await field(page, 'Name').fill(firstName)
  await field(page, 'Email').fill(email)
  await field(page, 'Message').fill('Do the owls come in blue?')
  await seeing(page, `We received your message, we will reach you on your email address ${email}!`, () =>
    page.getByRole('main').getByRole('button', { name: 'Submit' }).click(),
  )
  await expect(field(page, 'Message')).toHaveValue('')

  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await field(page, 'Send the newsletter to').fill(email)
  await seeing(page, 'You have successfully subscribed to the newsletter', () =>
    footer.getByRole('button', { name: 'Subscribe' }).click(),
  )
  await page.goto(await mailedLink(email, /http:\S+\/api\/newsletter\/unsubscribe\/[\w-]+/))
  await expect(page.getByRole('heading')).toBeVisible()
})
