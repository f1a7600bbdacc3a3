import { clientPaths, dashboardPaths, toClientUrl } from '@whirligig/contract'
import type { Mail } from '../../mail/mail-queue.ts'
import { button, paragraph, renderMail } from '../../mail/mail-template.ts'
import type { StaffNews } from './queries.ts'

type Counts = Pick<StaffNews, 'orders' | 'reviews' | 'applications' | 'messages'>

const KINDS: { [Kind in keyof Counts]: { one: string; many: string; link: string; path: string } } = {
  orders: { one: 'new order', many: 'new orders', link: 'View the orders', path: dashboardPaths.customerOrders },
  reviews: {
    one: 'review to check',
    many: 'reviews to check',
    link: 'View the reviews',
    path: `${dashboardPaths.reviews}?status=waiting`,
  },
  applications: {
    one: 'application to sell',
    many: 'applications to sell',
    link: 'View the applications',
    path: `${dashboardPaths.merchants}?status=waiting`,
  },
  messages: {
    one: 'contact message',
    many: 'contact messages',
    link: 'View the messages',
    path: `${dashboardPaths.messages}?status=open`,
  },
}
const ALL_KINDS = Object.keys(KINDS) as (keyof Counts)[] // the keys of the record above

const listKinds = (news: Counts) => ALL_KINDS.filter((kind) => news[kind] > 0)

/** Whether there is anything to tell. */
export const hasNews = (news: Counts): boolean => listKinds(news).length > 0

/**
 * Tells staff what is new: numbers and links, no names and no texts. The mail may lie on a phone that others see.
 *
 * @param appUrl without a slash at the end
 */
export function createStaffMail(news: StaffNews, appUrl: string): Mail {
  const kinds = listKinds(news)
  const count = (kind: keyof Counts) => `${news[kind]} ${news[kind] === 1 ? KINDS[kind].one : KINDS[kind].many}`
  const pathOf = (kind: keyof Counts) =>
    kind === 'orders' && !news.isAdmin ? dashboardPaths.merchantOrders : KINDS[kind].path
  const blocks = [
    ...kinds.flatMap((kind) => [
      paragraph(`${count(kind)} since the last mail.`),
      button(KINDS[kind].link, toClientUrl(appUrl, pathOf(kind))),
    ]),
    paragraph(
      'You get these mails because you asked for them, at most one in ten minutes. You can turn them off here:',
    ),
    button('Your account details', toClientUrl(appUrl, clientPaths.dashboard)),
  ]
  const subject = `New in the shop: ${new Intl.ListFormat('en').format(kinds.map(count))}`
  return {
    kind: 'staff-news',
    to: news.email,
    ...renderMail({ subject, recipientName: news.firstName, blocks }, appUrl),
  }
}
