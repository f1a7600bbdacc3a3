import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { formatSeconds, type RunStep, report, runGroups, type Step } from './steps.ts'

/** Everything that `npm test` checks, in order. Steps of one line run side by side: they are light on two cores. */
const GROUPS: Step[][] = [
  [
    { name: 'types', command: 'npm run types' },
    { name: 'lint and layers', command: 'npx biome ci .' },
  ],
  [{ name: 'dead code', command: 'npx knip' }],
  [{ name: 'unit tests', command: 'npm run test:unit' }],
  [{ name: 'library and visual tool', command: 'npm run test:tools' }],
  [{ name: 'server tests', command: 'npm run test:server' }],
  [{ name: 'stories', command: 'npm run test:stories' }],
  [{ name: 'app build and size', command: 'npm run build:app' }],
  [{ name: 'Storybook build', command: 'npm run build:storybook' }],
  [{ name: 'end-to-end', command: 'npm run test:e2e' }],
]

const root = join(import.meta.dirname, '..')

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  // A test that was left as the only one fails instead of hiding the others.
  CI: process.env.CI ?? '1',
  npm_config_loglevel: 'error',
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}

const heading = (text: string) => console.log(`\n=== ${text}`)

/** Runs a step in a shell. Beside another one, its output is shown in one piece when it ends. */
const run: RunStep = (step, together) =>
  new Promise((resolve) => {
    const start = performance.now()
    const begin = () => heading(`${step.name}: ${step.command}`)
    if (!together) begin()
    const child = spawn(step.command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    const say = (chunk: Buffer) => {
      said.push(chunk)
      if (!together) process.stdout.write(chunk)
    }
    child.stdout.on('data', say)
    child.stderr.on('data', say)
    child.on('error', (error) => say(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      const output = Buffer.concat(said).toString()
      if (together) {
        begin()
        process.stdout.write(output)
      }
      const time = formatSeconds((performance.now() - start) / 1000)
      console.log(code === 0 ? `--- ${step.name} passed in ${time}` : `--- ${step.name} FAILED after ${time}`)
      resolve({ passed: code === 0, output })
    })
  })

env.WHIRLIGIG_BROWSER = ensureBrowser()
const results = await runGroups(GROUPS, run)
heading('summary')
console.log(report(results))
process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1
