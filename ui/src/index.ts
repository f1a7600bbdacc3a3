export { Button, type ButtonProps, type ButtonVariant, buttonClass } from './components/button/button.tsx'
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx'
