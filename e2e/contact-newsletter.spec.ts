import { expect } from '@playwright/test'
import { expectToast, getTextField, newUserData } from './support/actions.ts'
import { waitForMailedLink } from './support/mail-folder.ts'
import { test } from './support/test.ts'

test('a contact message is mailed to the shop, and a subscriber can unsubscribe from the newsletter', async ({
  page,
}) => {
  const { email, firstName } = newUserData()
  await page.goto('/#/contact')
  await getTextField(page, 'Name').fill(firstName)
  await getTextField(page, 'Email').fill(email)
  await getTextField(page, 'Message').fill('Do the owls come in blue?')
  await expectToast(page, `We received your message, we will reach you on your email address ${email}!`, () =>
    page.getByRole('main').getByRole('button', { name: 'Submit' }).click(),
  )
  await expect(getTextField(page, 'Message')).toHaveValue('')

  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await getTextField(page, 'Send the newsletter to').fill(email)
  await expectToast(page, 'You have successfully subscribed to the newsletter', () =>
    footer.getByRole('button', { name: 'Subscribe' }).click(),
  )
  await page.goto(await waitForMailedLink(email, /http:\S+\/api\/newsletter\/unsubscribe\/[\w-]+/))
  await expect(page.getByRole('heading')).toBeVisible()
})
