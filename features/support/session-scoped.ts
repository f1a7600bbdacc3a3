import { type Atom, atom, type Getter, type Setter } from 'jotai'

/** Access to the store. A service may use it at any time. */
export type StoreAccess = { get: Getter; set: Setter }

function isSameScope<Scope extends object>(a: Scope, b: Scope): boolean {
  return Object.entries(b).every(([key, value]) => Object.is(Reflect.get(a, key), value))
}

/**
 * An atom with a service that starts when the atom is first mounted, and that is replaced when its scope changes. It keeps
 * running while no component uses it, so that messages still arrive and are sent on other pages.
 *
 * @param scopeAtom what the service needs; undefined while it cannot start. Scopes are compared by their properties.
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
        return started && scope && isSameScope(started.scope, scope) ? started.service : undefined
      },
      (get, set) => {
        const started = get(startedAtom)
        if (!scope || (started && isSameScope(started.scope, scope))) return
        set(startedAtom, { scope, service: start(scope, { get, set }) })
      },
    )
    startOnMountAtom.onMount = (startService) => startService()
    return startOnMountAtom
  })
  return atom((get) => get(get(serviceAtom)))
}
