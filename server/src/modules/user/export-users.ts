import { ROLE_NAME, toDollars, type User } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type CsvExport, readPages } from '../../lib/csv-export.ts'
import { fullName } from '../../lib/full-name.ts'
import { type Actor, recordExport } from '../audit/record-audit.ts'
import { findUsersAfter, sumOrders, type UsersFilter } from './queries.ts'

async function* readUsers(db: Database, filter: UsersFilter) {
  for await (const page of readPages<User>((after, limit) => findUsersAfter(db, filter, after, limit))) {
    const sums = await sumOrders(
      db,
      page.map(({ _id }) => _id),
    )
    const byUser = new Map(sums.map((row) => [row.userId, row]))
    for (const user of page) {
      const { orders = 0, spentCents = 0 } = byUser.get(user._id) ?? {}
      yield {
        id: user._id,
        name: fullName(user),
        email: user.email ?? '',
        phone: user.phoneNumber ?? '',
        role: ROLE_NAME[user.role],
        status: user.isDisabled || (user.merchant && !user.merchant.isActive) ? 'Disabled' : 'Active',
        joined: user.created,
        orders,
        spent: toDollars(spentCents).toFixed(2),
      }
    }
  }
}

/**
 * Exports the users that match a filter, newest first. `spent` is in dollars with tax, without what was cancelled; `orders` counts
 * cancelled orders, too.
 */
export const exportUsers = ({ db, clock }: Deps, filter: UsersFilter, actor: Actor): Promise<CsvExport> =>
  recordExport(db, actor, clock.now(), {
    fileName: 'users.csv',
    columns: ['id', 'name', 'email', 'phone', 'role', 'status', 'joined', 'orders', 'spent'],
    records: readUsers(db, filter),
  })
