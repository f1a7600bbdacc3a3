import type { getConfig } from 'storybook/test'

type ElementError = ReturnType<typeof getConfig>['getElementError']

/**
 * Errors of queries that write the document down when somebody reads what they say. A wait throws one at each change until
 * the last, and nobody reads those.
 */
export function describedWhenRead(describe: ElementError): ElementError {
  return function elementError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    Error.captureStackTrace(error, elementError)
    const get = () => describe(message, container).message
    return Object.defineProperty(error, 'message', { get, configurable: true })
  }
}
