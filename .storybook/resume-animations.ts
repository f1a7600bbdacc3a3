/**
 * Removes the style sheet with which Storybook pauses animations before it looks at the end of a story. It leaves that behind when it finds
 * a mistake there, and the next stories in the page would fail because their drawers and menus never close.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.startsWith('*, *:before, *:after')) style.remove()
}
