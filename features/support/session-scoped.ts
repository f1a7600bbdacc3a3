import { type Atom, atom, type Getter, type Setter } from 'jotai'

/** Access to the store. A service may use it at any time. */
export type StoreAccess = { get: Getter; set: Setter }

/**
 * An atom with a service that starts when the atom is first mounted, and that is replaced when its scope changes. It keeps
 * running while no component uses it, so that messages still arrive and are sent on other pages.
 *
 * @param scopeAtom what the service needs; undefined while it cannot start
 */
export function sessionScoped<Scope extends object, Service>(
  scopeAtom: Atom<Scope | undefined>,
  start: (scope: Scope, store: StoreAccess) => Service,
): Atom<Service | undefined> {
  const startedAtom = atom<{ scope: Scope; service: Service } | undefined>(undefined)
  const serviceAtom = atom((get) => {
    const scope = get(scopeAtom)
    const startOnMountAtom = atom(
      (get) => {
        const started = get(startedAtom)
        return started?.scope === scope ? started?.service : undefined
      },
      (get, set) => {
        if (scope === undefined || get(startedAtom)?.scope === scope) return
        set(startedAtom, { scope, service: start(scope, { get, set }) })
      },
    )
    startOnMountAtom.onMount = (startService) => startService()
    return startOnMountAtom
  })
  return atom((get) => get(get(serviceAtom)))
}
