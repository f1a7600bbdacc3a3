import { LATEST_OF_ACCOUNT, type MessageResponse, RESPONSE_TEXT, type UserAccount } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { wishlist } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { revokeSessions, toLastUse } from '../auth/sessions.ts'
import { findSharedCart } from '../cart/shared-cart.ts'
import { listOrders } from '../orders/service.ts'
import {
  countReviewsOfUser,
  findLatestReviews,
  findLatestWishes,
  hasAccount,
  lockAccountWithAdmins,
  setDisabledAt,
  summarizeSessions,
} from './account-queries.ts'
import { findUser } from './queries.ts'

const missing = () => notFound(RESPONSE_TEXT.user.missing)

/**
 * Returns an account with its sessions, its latest orders, reviews and wishes, and the cart that it shows to support.
 *
 * @throws AppError 404
 */
export async function getAccount({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<UserAccount> {
  const now = clock.now()
  const [user, sessions, orders, latestReviews, reviewCount, latestWishes, wishCount, cart] = await Promise.all([
    findUser(db, id),
    summarizeSessions(db, id, now),
    listOrders(db, { limit: LATEST_OF_ACCOUNT }, { userId: id, scope: { userId: id } }),
    findLatestReviews(db, id),
    countReviewsOfUser(db, id),
    findLatestWishes(db, id),
    db.$count(wishlist, eq(wishlist.userId, id)),
    findSharedCart(db, id, now),
  ])
  if (!user) throw missing()
  return {
    user,
    sessions: {
      count: sessions.count,
      lastUsed: sessions.expiresAt && toLastUse(sessions.expiresAt).toISOString(),
    },
    orders: {
      count: orders.count,
      latest: orders.orders.map(({ _id, created, totalWithTax, status }) => ({
        ...{ _id, created, status },
        total: totalWithTax,
      })),
    },
    reviews: {
      count: reviewCount,
      latest: latestReviews.map(({ id: _id, createdAt, ...review }) => ({
        ...review,
        ...{ _id, created: createdAt.toISOString() },
      })),
    },
    wishes: { count: wishCount, latest: latestWishes },
    cart,
  }
}

const toStatus = (isActive: boolean): string => (isActive ? 'Active' : 'Disabled')

/**
 * Enables or disables an account. A disabled account is signed out everywhere and cannot sign in. Its orders and reviews stay.
 *
 * @throws AppError 404; 400 for the admin's own account and for the last admin
 */
export function setUserActive(deps: Deps, id: string, isActive: boolean, actor: Actor): Promise<MessageResponse> {
  if (id === actor.id && !isActive) throw badRequest(RESPONSE_TEXT.user.ownAccount)
  const now = deps.clock.now()
  return inTransaction(deps, async (tx, emit) => {
    const locked = await lockAccountWithAdmins(tx, id)
    if (!locked) throw missing()
    const { account, admins } = locked
    const wasActive = account.disabledAt === null
    if (wasActive !== isActive) {
      // Two admins may disable each other at the same time.
      const isLast = admins.length > 0 && !admins.some((admin) => admin.id !== id && admin.disabledAt === null)
      if (!isActive && isLast) throw badRequest(RESPONSE_TEXT.user.lastAdmin)
      await setDisabledAt(tx, id, isActive ? null : now)
      if (!isActive) emit('sessionsRevoked', await revokeSessions(tx, id))
      const details = { from: toStatus(wasActive), to: toStatus(isActive) }
      await recordAudit(tx, { actor, entity: 'user', entityId: id, action: 'status', details, now })
    }
    return { success: true, message: isActive ? RESPONSE_TEXT.user.enabled : RESPONSE_TEXT.user.disabled }
  })
}

/** Ends all sessions of an account. @throws AppError 404 */
export function signOutEverywhere(deps: Deps, id: string, actor: Actor): Promise<MessageResponse> {
  return inTransaction(deps, async (tx, emit) => {
    if (!(await hasAccount(tx, id))) throw missing()
    emit('sessionsRevoked', await revokeSessions(tx, id))
    await recordAudit(tx, { actor, entity: 'user', entityId: id, action: 'signed-out', now: deps.clock.now() })
    return { success: true, message: RESPONSE_TEXT.user.signedOut }
  })
}
