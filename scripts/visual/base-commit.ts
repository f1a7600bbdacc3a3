import { execFileSync } from 'node:child_process'

/** Runs git in a folder and returns its trimmed output. */
export const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const MERGE_BASE_COMMANDS = [
  ['merge-base', 'HEAD', 'origin/main'],
  ['merge-base', 'HEAD', 'main'],
]

/**
 * Finds the commit to compare with: the given revision, or the merge base of this branch and main.
 * @throws if the revision does not exist
 */
export function findBaseCommit(root: string, revision: string | undefined): string {
  const commands = revision ? [['rev-parse', '--verify', `${revision}^{commit}`]] : MERGE_BASE_COMMANDS
  for (const args of commands) {
    try {
      return git(root, ...args)
    } catch {
      // A clone may have only one of origin/main and main.
    }
  }
  throw new Error(
    revision
      ? `The revision '${revision}' does not exist in this repository.`
      : 'This clone has neither origin/main nor main. Pass a revision with --base.',
  )
}
