const toHex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Creates a random id for a message. `crypto.randomUUID` is missing on pages that are not served over https. */
export const createClientId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('')
