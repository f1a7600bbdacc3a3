import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { NodePlopAPI } from 'plop'
import { COMPONENT_GROUPS } from '../../stories/support/component-groups.ts'
import { findNameProblem, type Kind } from './name-problem.ts'
import { addWorkspacePackage, readDependencies } from './package-file.ts'

// The generators of `npm run new:component` and `npm run new:feature`.

const UI_INDEX = 'ui/src/index.ts'

export default function plopfile(plop: NodePlopAPI): void {
  const root = plop.getDestBasePath()

  const namePrompt = (kind: Kind) => ({
    type: 'input' as const,
    name: 'name',
    message: `Name of the ${kind}, such as price-tag:`,
    validate: (name: string) => findNameProblem(root, kind, name) ?? true,
  })
  const addTemplates = (kind: Kind) => ({
    type: 'addMany' as const,
    base: `templates/${kind}`,
    templateFiles: `templates/${kind}/**`,
    destination: root,
    globOptions: { dot: true },
    data: { versions: readDependencies(join(root, 'app/package.json')) },
  })

  const groupPrompt = {
    type: 'list' as const,
    name: 'group',
    message: "Group in Storybook's sidebar, by use:",
    choices: [...COMPONENT_GROUPS],
  }

  plop.setGenerator('component', {
    description: 'a component in ui with a story, a guide and an export',
    prompts: [namePrompt('component'), groupPrompt],
    actions: [
      addTemplates('component'),
      {
        type: 'append',
        path: join(root, UI_INDEX),
        template: `export { {{pascalCase name}}, type {{pascalCase name}}Props } from './components/{{name}}/{{name}}.tsx'`,
      },
      function sortExports() {
        const biome = join(import.meta.dirname, '../../node_modules/.bin/biome')
        const options = { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' } as const
        execFileSync(biome, ['check', '--write', '--vcs-enabled=false', UI_INDEX], options)
        return UI_INDEX
      },
    ],
  })

  plop.setGenerator('feature', {
    description: 'a feature package with a query, a container and a story',
    prompts: [namePrompt('feature')],
    actions: [
      addTemplates('feature'),
      function addToPackages({ name }) {
        addWorkspacePackage(join(root, 'package.json'), 'devDependencies', `@whirligig/${name}`)
        addWorkspacePackage(join(root, 'app/package.json'), 'dependencies', `@whirligig/${name}`)
        return 'package.json, app/package.json. Run npm install to link the new package.'
      },
    ],
  })
}
