import type { Meta, StoryObj } from '@storybook/react-vite'
import { SystemContainer } from '@whirligig/admin'
import { RESPONSE_TEXT, type SystemStatus } from '@whirligig/contract'
import { aSystemStatus } from '@whirligig/contract/fixtures'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { expect, screen } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { signedIn } from '../../support/signed-in.ts'
import { withClock } from '../../support/with-clock.ts'

const handler = (status: SystemStatus) => http.get('/api/system', () => HttpResponse.json(status))

const meta = {
  title: 'Features/Admin/Backups',
  tags: ['role:admin'],
  component: SystemContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(handler(aSystemStatus()))
  },
} satisfies Meta<typeof SystemContainer>

export default meta
type Story = StoryObj<typeof meta>

const { backup } = aSystemStatus()
const ENOSPC = { time: '2026-11-20T11:45:00.000Z', reason: 'ENOSPC: no space left on device, write' }
const RUNNING = aSystemStatus({ backup: { ...backup, isRunning: true } })
const COMPLETE = aSystemStatus({
  counted: '2026-11-20T12:00:08.000Z',
  backup: { ...backup, newest: { time: '2026-11-20T12:00:02.000Z', bytes: 61_900_000 } },
})
const FAILED_BACKUP = aSystemStatus({ backup: { ...backup, failed: ENOSPC } })
const FAILURE_TEXT = `The last backup failed 15 minutes ago: ${ENOSPC.reason}`
const BACK_UP_NOW = { name: 'Back up now' }

/** A backup that ends between two requests of the status. */
const backupHandler = (handlers: { use: (...handlers: HttpHandler[]) => void }, afterwards: SystemStatus) =>
  http.post('/api/system/backup', () => {
    // The first one that matches responds.
    handlers.use(
      http.get('/api/system', () => HttpResponse.json(RUNNING), { once: true }),
      handler(afterwards),
    )
    return HttpResponse.json({ success: true, message: RESPONSE_TEXT.system.backupStarted })
  })

export const BackupFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(handler(FAILED_BACKUP))
  },
  play: async ({ canvas }) => {
    const tile = (await canvas.findByText('Last backup')).parentElement
    await expect(tile).toHaveTextContent(/9 hours ago.*The last try failed 15 minutes ago/)
    await expect(canvas.getByText(FAILURE_TEXT)).toBeVisible()
  },
}

export const BackupRunning: Story = {
  beforeEach: ({ msw }) => {
    msw.use(handler(RUNNING))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('A backup is being written.')
    await expect(canvas.getByText('A new one is being written')).toBeVisible()
    await expect(canvas.getByRole('button', BACK_UP_NOW)).toHaveAttribute('aria-busy', 'true')
  },
}

/** The state is fetched every two seconds until the backup is complete. */
export const BacksUpNow: Story = {
  beforeEach: ({ msw }) => {
    msw.use(backupHandler(msw, COMPLETE))
  },
  play: async ({ canvas, userEvent }) => {
    await withClock(async (tick) => {
      await userEvent.click(await canvas.findByRole('button', BACK_UP_NOW))
      await screen.findByText(RESPONSE_TEXT.system.backupStarted)
      await canvas.findByText('A backup is being written.')
      await tick(2000)
    }, 'Interval')
    await canvas.findByText('The backup is complete: 62 MB.')
    await expect(canvas.getByText('less than a minute ago')).toBeVisible()
    await expect(canvas.getByRole('button', BACK_UP_NOW)).not.toHaveAttribute('aria-busy')
  },
}

export const BacksUpNowWithoutSuccess: Story = {
  beforeEach: ({ msw }) => {
    msw.use(backupHandler(msw, FAILED_BACKUP))
  },
  play: async ({ canvas, userEvent }) => {
    await withClock(async (tick) => {
      await userEvent.click(await canvas.findByRole('button', BACK_UP_NOW))
      await canvas.findByText('A backup is being written.')
      await tick(2000)
    }, 'Interval')
    await canvas.findByText(FAILURE_TEXT)
    await expect(canvas.queryByText(/^The backup is complete/)).toBeNull()
  },
}

/** Another admin was faster. */
export const AnotherBackupIsRunning: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/system/backup', () => {
        msw.use(handler(RUNNING))
        return HttpResponse.json({ error: RESPONSE_TEXT.system.backupRunning }, { status: 400 })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', BACK_UP_NOW))
    await screen.findByText(RESPONSE_TEXT.system.backupRunning)
    await canvas.findByText('A backup is being written.')
  },
}

export const BackupsUnreachable: Story = {
  beforeEach: ({ msw }) => {
    msw.use(handler(aSystemStatus({ backup: { ...backup, isReachable: false, newest: null } })))
  },
  play: async ({ canvas }) => {
    const tile = (await canvas.findByText('Last backup')).parentElement
    await expect(tile).toHaveTextContent(/Unknown.*The place of the backups does not respond/)
  },
}
