import { expect } from '@playwright/test'
import { expectToast, getTextField, newUserData, signInAs } from './support/actions.ts'
import { waitForMailedText } from './support/mail-folder.ts'
import { adminToken } from './support/staff.ts'
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
  await page.goto(await waitForMailedText(email, /http:\S+\/api\/newsletter\/unsubscribe\/[\w-]+/))
  await expect(page.getByRole('heading')).toBeVisible()
})

test('an admin answers a message by mail, and unsubscribes an address whose owner asked for it', async ({
  page,
  request,
}) => {
  const { email, firstName } = newUserData()
  const message = `Do the owls come in blue, asks ${firstName}?`
  await request.post('/api/contact/add', { data: { name: firstName, email, message } })
  await request.post('/api/newsletter/subscribe', { data: { email } })

  await signInAs(page, await adminToken(request), '/dashboard/messages?status=open')
  const item = page.getByRole('article').filter({ hasText: message })
  await item.getByRole('button', { name: /^Answer/ }).click()
  await item.getByRole('textbox', { name: 'Answer' }).fill('They do, from next week on.')
  await expectToast(page, 'Your answer has been sent!', () => item.getByRole('button', { name: 'Send answer' }).click())
  await expect(item).toHaveCount(0)
  await page.getByRole('link', { name: /^Answered/ }).click()
  await expect(item).toContainText('They do, from next week on.')
  await waitForMailedText(email, /They do, from next week on\./)

  await page.getByRole('link', { name: 'Subscribers' }).click()
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(email)
  await page.getByText('1 subscriber found').waitFor()
  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('No subscribers found.')).toBeVisible()
})
