/** Socket.IO rooms. A socket joins those of its user, session and role when it connects. */
export const ROOM = {
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
  /** All signed-in users. */
  everyone: 'everyone',
  /** Admins. */
  staff: 'staff',
  /** The sockets that watch the stock of a product. */
  product: (id: string) => `product:${id}`,
} as const
