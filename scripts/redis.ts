import { spawnSync } from 'node:child_process'
import { canInstallPackages, installPackage } from './debian-packages.ts'

const isInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0

/** Installs Redis for the tests if there is none, as root on Debian. @throws with what to do elsewhere */
export function ensureRedis(): void {
  if (isInstalled()) return
  console.log('There is no redis-server: installing Redis.')
  if (canInstallPackages()) installPackage('redis-server')
  if (!isInstalled())
    throw new Error('The tests need redis-server in the PATH. Install Redis, for example with a package manager.')
}
