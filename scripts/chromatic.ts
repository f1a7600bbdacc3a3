import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns what to do about a missing project token, or `undefined` if there is one. */
export function missingTokenMessage(args: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const hasTokenArg = args.some((arg) => /^(-t|--project-token)(=|$)/.test(arg))
  if (hasTokenArg || env.CHROMATIC_PROJECT_TOKEN) return undefined
  return 'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN (see Manage, Configure on chromatic.com). Without an account, `npm run visual` compares the same stories on this machine.'
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const message = missingTokenMessage(args, process.env)
  if (message) {
    console.error(message)
    process.exitCode = 1
  } else {
    const cli = join(dirname(fileURLToPath(import.meta.resolve('chromatic/package.json'))), 'dist/bin.cjs')
    process.exitCode = spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' }).status ?? 1
  }
}
