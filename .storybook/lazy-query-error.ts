import type { getConfig } from 'storybook/test'

type ElementError = ReturnType<typeof getConfig>['getElementError']

/**
 * Wraps Testing Library's `getElementError` so that the message, which prints the whole document, is built on first read.
 * `findBy...` and `waitFor` throw such an error on every change of the document and only read the last one.
 */
export function lazyQueryError(getElementError: ElementError): ElementError {
  return function createError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    Error.captureStackTrace(error, createError)
    const get = () => getElementError(message, container).message
    return Object.defineProperty(error, 'message', { get, configurable: true })
  }
}
