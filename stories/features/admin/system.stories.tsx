import type { Meta, StoryObj } from '@storybook/react-vite'
import { SystemContainer } from '@whirligig/admin'
import { RESPONSE_TEXT, type SystemStatus } from '@whirligig/contract'
import { aSystemStatus, aTroubledMail } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'

const handler = (status: SystemStatus) => http.get('/api/system', () => HttpResponse.json(status))

const FAILED = aTroubledMail()
const WAITING = aTroubledMail({
  ...{ kind: 'password-reset', to: 'bruno@whirligig.test', subject: 'Reset your password', state: 'waiting' },
  ...{ created: '2026-11-20T11:41:00.000Z', next: '2026-11-20T12:06:00.000Z', attempts: 4 },
  reason: 'connect ECONNREFUSED 10.0.0.7:587',
})
const TROUBLED = aSystemStatus({
  mail: { waiting: 3, oldest: WAITING.created, failed: 1, troubled: 2, mails: [WAITING, FAILED] },
})

const meta = {
  title: 'Features/Admin/System',
  tags: ['role:admin'],
  component: SystemContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(handler(TROUBLED))
  },
} satisfies Meta<typeof SystemContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithFailedMails: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 mails waiting, the oldest for 19 minutes · 1 given up')
    const rows = within(canvas.getByRole('table', { name: 'mails that could not be sent' }))
    await expect(rows.getByText('550 5.1.1 Mailbox unavailable')).toBeVisible()
    await expect(rows.getByText('After 20 attempts')).toBeVisible()
    await expect(rows.getByText('Next in 6 minutes')).toBeVisible()
    await expect(canvas.getByText('3 days')).toBeVisible()
    await expect(canvas.getByText('9 hours ago')).toBeVisible()
  },
}

export const Phone: Story = { ...WithFailedMails, ...forViewport('phone') }

export const AllMailsSent: Story = {
  beforeEach: ({ msw }) => {
    msw.use(handler(aSystemStatus()))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('All mails are sent.')
    await expect(canvas.queryByRole('button', { name: 'Retry all' })).toBeNull()
  },
}

export const EmbeddedWithoutBackups: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      handler(
        aSystemStatus({
          database: { kind: 'embedded', version: '17.5', bytes: 31_000_000 },
          pictures: { kind: 'folder', freeBytes: 3_100_000_000 },
          backup: { everyMs: null, isReachable: true, newest: null, isRunning: false, failed: null },
          realtime: { sockets: 0, processes: 0 },
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Embedded PostgreSQL 17.5')
    await expect(canvas.getByText('Not scheduled. Set BACKUP_EVERY')).toBeVisible()
  },
}

export const ManyAndLongValues: Story = {
  beforeEach: ({ msw }) => {
    const mails = Array.from({ length: 50 }, (_, index) =>
      aTroubledMail({
        to: `wolfeschlegelsteinhausenbergerdorff.featherstonehaugh${index}@whirligig.test`,
        reason: `450 4.7.1 ${'https://postmaster.example.com/why-your-mail-was-refused'.repeat(2)}`,
      }),
    )
    msw.use(handler(aSystemStatus({ mail: { ...TROUBLED.mail, failed: 1204, troubled: 1206, mails } })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(50)
    await expect(canvas.getByText('The newest 50 of 1,206 mails.')).toBeVisible()
  },
}

export const RetriesOneMail: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/system/mails/:id/retry', ({ params }) => {
        msw.use(handler(aSystemStatus()))
        const text = params.id === FAILED._id ? RESPONSE_TEXT.system.retried('1 mail') : 'Another mail.'
        return HttpResponse.json({ success: true, message: text })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry Your order to mina@whirligig.test' }))
    await screen.findByText('1 mail will be sent again now.')
    await canvas.findByText('All mails are sent.')
  },
}

export const RetriesAllAfterConfirmation: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/system/mails/retry', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.system.retried('2 mails') }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry all' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 2 mails again?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retry all' }))
    await screen.findByText(RESPONSE_TEXT.system.retried('2 mails'))
  },
}

export const DiscardsOneMailAfterConfirmation: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/system/mails/:id', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.system.discarded('1 mail') }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard Your order to mina@whirligig.test' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard the mail to mina@whirligig.test?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    await screen.findByText(RESPONSE_TEXT.system.discarded('1 mail'))
  },
}

/** Another admin was faster. The list is loaded again. */
export const DiscardAllFindsNothing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/system/mails', () => {
        msw.use(handler(aSystemStatus()))
        return HttpResponse.json({ error: RESPONSE_TEXT.system.nothing }, { status: 400 })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard all' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard 2 mails?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard all' }))
    await screen.findByText(RESPONSE_TEXT.system.nothing)
    await canvas.findByText('All mails are sent.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/system', () => delay('infinite')))
  },
  play: () => expectLoading('Loading the state of the system'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/system', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('3 mails waiting, the oldest for 19 minutes · 1 given up')
  },
}
