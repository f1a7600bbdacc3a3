import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ensureBrowser, installFastBrowser } from './browser.ts'
import { ensureRedis } from './redis.ts'
import { formatReport, formatSeconds, type RunStep, runGroups, type Step } from './test-steps.ts'

/** All checks of `npm test`, the short ones first. The steps of a group run in parallel, because one alone leaves the second core idle. */
const GROUPS: Step[][] = [
  [
    { name: 'types', command: 'npm run types' },
    { name: 'lint and layers', command: 'npx biome ci .' },
  ],
  [
    { name: 'dead code', command: 'npx knip' },
    { name: 'app build and size', command: 'npm run build:app' },
  ],
  [{ name: 'unit tests', command: 'npm run test:unit' }],
  [{ name: 'library and visual tool', command: 'npm run test:tools' }],
  [{ name: 'server tests', command: 'npm run test:server' }],
  [{ name: 'stories', command: 'npm run test:stories' }],
  [{ name: 'Storybook build', command: 'npm run build:storybook' }],
  [{ name: 'end-to-end', command: 'npm run test:e2e' }],
]

const root = join(import.meta.dirname, '..')

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  // With CI set, a leftover `.only` fails the run instead of hiding all other tests.
  CI: process.env.CI ?? '1',
  npm_config_loglevel: 'error',
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}

const printHeading = (text: string) => console.log(`\n=== ${text}`)

/** Runs a step in a shell. The output of a parallel step is printed in one piece when the step ends. */
const runStep: RunStep = (step, parallel) =>
  new Promise((resolve) => {
    const start = performance.now()
    const printStepHeading = () => printHeading(`${step.name}: ${step.command}`)
    if (!parallel) printStepHeading()
    const child = spawn(step.command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    const onOutput = (chunk: Buffer) => {
      chunks.push(chunk)
      if (!parallel) process.stdout.write(chunk)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    child.on('error', (error) => onOutput(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString()
      if (parallel) {
        printStepHeading()
        process.stdout.write(output)
      }
      const time = formatSeconds((performance.now() - start) / 1000)
      console.log(code === 0 ? `--- ${step.name} passed in ${time}` : `--- ${step.name} FAILED after ${time}`)
      resolve({ passed: code === 0, output })
    })
  })

ensureBrowser()
installFastBrowser()
ensureRedis()
const results = await runGroups(GROUPS, runStep)
printHeading('summary')
console.log(formatReport(results))
process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1
