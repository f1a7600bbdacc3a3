import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this process can install Debian packages: as root, where apt-get is. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a Debian package. @throws if apt-get fails */
export function installPackage(name: string): void {
  const run = (args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit' })
  run(['update', '-qq'])
  run(['install', '-y', '-qq', name])
}
