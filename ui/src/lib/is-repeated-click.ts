/**
 * Whether a click is the second or a later one of a double click, which should do what one click does. Clicks by keyboard
 * and assistive technology never are.
 */
export const isRepeatedClick = ({ detail }: { detail: number }): boolean => detail > 1
