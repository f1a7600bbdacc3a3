import { cva } from 'class-variance-authority'

const button = cva(
  'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-bold forced-colors:border no-underline select-none transition-[transform,box-shadow,background-color] duration-quick ease-out disabled:cursor-not-allowed disabled:opacity-55 disabled:shadow-none disabled:active:translate-y-0 aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        primary:
          'bg-tomato text-card shadow-block-tomato hover:bg-tomato-hover active:translate-y-[3px] active:shadow-block-tomato-pressed disabled:bg-tomato',
        secondary:
          'bg-card text-ink shadow-block-line hover:bg-sun-pale active:translate-y-[3px] active:shadow-block-line-pressed disabled:bg-card',
        danger:
          'bg-danger text-card shadow-block-danger hover:bg-danger-hover active:translate-y-[3px] active:shadow-block-danger-pressed',
        quiet: 'bg-transparent text-ink hover:bg-sun-pale',
        link: 'text-sky underline-offset-4 hover:underline forced-colors:border-none forced-colors:underline',
      },
      size: { md: 'min-h-12 px-6 text-base', sm: 'min-h-11 px-4 text-base' },
      fullWidth: { true: 'w-full', false: '' },
    },
  },
)

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'link'

/**
 * Returns the classes of a button, for links that look like one: `<a className={buttonClass({ variant: 'primary' })}>`.
 */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
}: {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  fullWidth?: boolean
} = {}): string {
  return button({ variant, size, fullWidth })
}
