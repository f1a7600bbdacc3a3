/** A count at the top corner of a button in the header, small enough to stay above the button's icons. Low screens have a lower header. */
export const UNREAD_BADGE_CLASS =
  'pointer-events-none absolute -top-2 -end-1 h-4.5 min-w-4.5 px-1 [@media(max-height:30rem)]:-top-1 [@media(max-height:30rem)]:h-4'
