import { Home } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { createSingleFlight } from '../../lib/single-flight.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { fastSerialized } from '../../plugins/validation.ts'
import { createHomeCache, getHome } from './service.ts'

/** The sections of the home page. */
export const homeRoutes: Module = (app, { db, clock, events }) => {
  const sections = createHomeCache(db, clock)
  const guestPage = createSingleFlight<Home>()
  events.on('catalogueChanged', () => {
    sections.clear()
    guestPage.clear()
  })
  events.on('stockChanged', guestPage.clear)

  app.get(
    '/home',
    { config: { guard: 'optional', isStorable: true }, schema: { response: withErrorResponses(fastSerialized(Home)) } },
    (request) => {
      const userId = request.session?.user.id ?? null
      const load = () => getHome({ db, sections }, userId)
      return userId === null ? guestPage.run('home', load) : load()
    },
  )
}
