/**
 * The stylesheets of what is shown while the scripts of a private page load. The first script of the document adopts one of
 * them. Its classes are not in the stylesheet of public pages, so the values here are those of the components.
 */

/** The header of the shop: everything else that the server rendered belongs to the home page. */
export const SHOP_FRAME_STYLES = 'html[inert] #root>:not(header){display:none}'

/** Also when React shows only the fallback of the page, because the code of the frame is still loading. */
const STAFF_ROOT = '#root:is([inert] *,:has(>main [data-loading]):not(:has([data-bar])))'

/** The top bar and the sidebar of `DashboardFrame`, without what is on them but the pinwheel. Phones have it in the middle of the bar. */
export const STAFF_FRAME_STYLES = [
  'html[inert] #root>*{display:none}',
  `${STAFF_ROOT}:before{content:"";flex:none;height:3.5rem;background:url(/favicon.svg)50%/2rem no-repeat var(--color-card);border-bottom:1px solid var(--color-line)}`,
  '@media(min-width:48rem){',
  `${STAFF_ROOT}{--rail:6rem;padding-inline-start:var(--rail)}`,
  `${STAFF_ROOT}:before{margin-inline-start:calc(-1*var(--rail));background-position:1rem}`,
  `${STAFF_ROOT}:after{content:"";position:fixed;inset:3.5rem auto 0 0;width:var(--rail);background:var(--color-card);border-inline-end:1px solid var(--color-line)}`,
  `}@media(min-width:80rem){${STAFF_ROOT}{--rail:15rem}}`,
].join('')
