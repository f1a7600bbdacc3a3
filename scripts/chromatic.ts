import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Why Chromatic cannot be asked, as one line; nothing, if it can. */
export function refuse(args: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const named = args.some((arg) => /^(-t|--project-token)(=|$)/.test(arg))
  if (named || env.CHROMATIC_PROJECT_TOKEN) return undefined
  return 'Chromatic wants to know the project: put its token into CHROMATIC_PROJECT_TOKEN (on chromatic.com under Manage, Configure). Without an account, `npm run visual` compares the same stories on this machine.'
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const problem = refuse(args, process.env)
  if (problem) {
    console.error(problem)
    process.exitCode = 1
  } else {
    const cli = join(dirname(fileURLToPath(import.meta.resolve('chromatic/package.json'))), 'dist/bin.cjs')
    process.exitCode = spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' }).status ?? 1
  }
}
