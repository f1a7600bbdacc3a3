export { type ClassValue, clsx as cx } from 'clsx'
