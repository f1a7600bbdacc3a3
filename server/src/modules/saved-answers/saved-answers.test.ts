import { SAVED_ANSWERS } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { savedAnswers } from '../../db/schema/index.ts'

describe.each(setupDatabases())('saved answers on the %s database', (_name, open) => {
  let shop: TestApp
  let token: string
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    token = (await shop.signIn(AS_ADMIN)).token
  })
  afterEach(() => shop.close())

  const add = (title: string, text = 'Hello {name}.') =>
    shop.call('POST', '/saved-answer/add', { token, body: { title, text } })
  const edit = (id: string, body: object) => shop.call('PUT', `/saved-answer/${id}`, { token, body })
  const remove = (id: string) => shop.call('DELETE', `/saved-answer/${id}`, { token })
  const list = async (as = token) => (await shop.call('GET', '/saved-answer', { token: as })).body.answers
  const findId = async (title: string): Promise<string> =>
    (await list()).find((answer: { title: string }) => answer.title === title)._id

  it('lists by title what any admin has saved, changed and deleted', async () => {
    for (const title of ['Refund', 'address', 'Broken']) expect(await add(title)).toMatchObject({ status: 200 })
    await edit(await findId('Broken'), { title: 'Zebra', text: ' New text ' })
    await remove(await findId('address'))
    const other = await shop.signIn(AS_ADMIN)
    expect(await list(other.token)).toMatchObject([
      { title: 'Refund', text: 'Hello {name}.' },
      { title: 'Zebra', text: 'New text' },
    ])
  })

  it.each([
    [{ title: '', text: 'Hello.' }, 'Title is required.'],
    [{ title: 'Hello' }, 'Text is required.'],
    [{ title: 'x'.repeat(81), text: 'Hello.' }, 'May not be greater than 80 characters.'],
    [{ title: 'Hello', text: 'x'.repeat(2001) }, 'May not be greater than 2000 characters.'],
  ])('refuses %j', async (body, error) => {
    expect(await shop.call('POST', '/saved-answer/add', { token, body })).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  it('refuses a title that another answer has, also of two people at once', async () => {
    const responses = await Promise.all([add('Refund'), add('refund')])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
    await add('Broken')
    const error = 'There is already a saved answer with this title.'
    expect(await edit(await findId('Broken'), { title: 'REFUND', text: 'Hello.' })).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  it('refuses more than the maximum number', async () => {
    const createdAt = shop.clock.now()
    const rows = Array.from({ length: SAVED_ANSWERS.count }, (_, n) => ({ title: `Answer ${n}`, text: 'T', createdAt }))
    await shop.db.insert(savedAnswers).values(rows)
    expect(await add('One more')).toMatchObject({
      status: 400,
      body: { error: 'There may not be more than 200 saved answers.' },
    })
  })

  it('refuses an edit of an outdated version, and keeps the newer one', async () => {
    await add('Refund')
    const id = await findId('Refund')
    expect(await edit(id, { title: 'Refund', text: 'Three days.', version: 1 })).toMatchObject({ status: 200 })
    expect(await edit(id, { title: 'Money back', text: 'Hello {name}.', version: 1 })).toMatchObject({
      status: 400,
      body: {
        error: 'Someone else has changed this answer since you opened it. Please open it again to see what is new.',
      },
    })
    expect(await list()).toEqual([{ _id: id, title: 'Refund', text: 'Three days.', version: 2 }])
  })

  it('refuses a version that no column can have', async () => {
    await add('Refund')
    expect(
      (await edit(await findId('Refund'), { title: 'Refund', text: 'Three days.', version: 2 ** 31 })).status,
    ).toBe(400)
  })

  it('says so when the answer has been deleted meanwhile', async () => {
    await add('Refund')
    const id = await findId('Refund')
    await remove(id)
    const missing = { status: 404, body: { message: 'No saved answer found.' } }
    expect(await edit(id, { title: 'Refund', text: 'Hello.' })).toMatchObject(missing)
    expect(await remove(id)).toMatchObject(missing)
    expect(await remove('x')).toMatchObject(missing)
  })
})
