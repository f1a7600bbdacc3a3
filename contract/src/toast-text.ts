/** The texts of toasts that do not come from the server. */
export const TOAST_TEXT = {
  tryAgain: 'Please Try Again!',
  unauthorized: 'Unauthorized Access! Please login again',
  forbidden: 'Forbidden! You are not allowed to access this resource.',
  fallback: 'Your request could not be processed. Please try again.',
  title: {
    login: 'Please try to login again!',
    signup: 'Please try to signup again!',
    forgot: 'Please try again!',
    reset: 'Please try to reset again!',
  },
  welcomeBack: (firstName: string) => `Hey ${firstName}, Welcome Back!`,
  signedUp: 'You have signed up successfully! You will be receiving an email as well. Thank you!',
  signedOut: 'You have signed out!',
  pleaseLogin: 'Please Login',
  loginToCheckOut: 'Please Login to proceed to checkout',
  notAllAvailable: 'Some toys are no longer available.',
  linkCopied: 'Link copied',
} as const
