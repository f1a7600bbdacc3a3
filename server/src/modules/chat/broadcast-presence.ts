import type { ChatUser } from '@whirligig/contract'
import type { Realtime } from '../../realtime/create-realtime.ts'
import { ROOM } from '../../realtime/rooms.ts'

/** Announces a user to those who can see them: everyone sees staff, staff see everyone. */
export function broadcastPresence(
  { broadcast }: Pick<Realtime, 'broadcast'>,
  event: 'connectUser' | 'disconnectUser',
  user: ChatUser,
): void {
  broadcast(user.isAdmin ? ROOM.everyone : ROOM.staff, event, user, ROOM.user(user.id))
}
