import { atom } from 'jotai'

/**
 * The server may know the shop by another origin than the browser, for example behind a proxy. Hydration needs the same
 * addresses as the server rendered, so the origin is read from them.
 */
function readOrigin(): string {
  if (typeof document === 'undefined') return ''
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : location.origin
}

const serverOriginAtom = atom<string | undefined>(undefined)

/**
 * The public origin of the shop without a trailing slash, such as `https://shop.example`. The server writes it for each
 * request, because it has no `location`.
 */
export const originAtom = atom(
  (get) => get(serverOriginAtom) ?? readOrigin(),
  (_get, set, origin: string) => set(serverOriginAtom, origin),
)
