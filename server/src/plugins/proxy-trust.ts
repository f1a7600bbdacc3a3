import proxyaddr from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** Whether a proxy is trusted. `hop` 0 is the direct peer of the connection. */
export type ProxyTrust = (address: string, hop: number) => boolean

/** Converts the setting `TRUST_PROXY`. */
export function createProxyTrust(setting: Config['trustProxy']): ProxyTrust {
  if (typeof setting === 'number') return (_address, hop) => hop < setting
  if (setting === false) return () => false
  return proxyaddr.compile(setting.split(',').map((address) => address.trim()))
}
