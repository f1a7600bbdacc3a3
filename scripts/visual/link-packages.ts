import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Links the installed packages of `root` into another checkout. Workspaces are linked to the folders of that checkout. */
export function linkPackages(root: string, checkout: string): void {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const folder of ['.', ...globSync(workspaces, { cwd: root })]) {
    const modules = join(folder, 'node_modules')
    if (!existsSync(join(root, modules)) || !existsSync(join(checkout, folder))) continue
    for (const name of listPackages(join(root, modules))) {
      const installed = realpathSync(join(root, modules, name))
      const pathInRoot = relative(root, installed)
      const isWorkspace = !pathInRoot.startsWith('..') && !pathInRoot.split(/[\\/]/).includes('node_modules')
      const target = isWorkspace ? join(checkout, pathInRoot) : installed
      const link = join(checkout, modules, name)
      mkdirSync(dirname(link), { recursive: true })
      if (existsSync(target)) symlinkSync(target, link, 'junction')
    }
  }
}

/** The names of the packages in a node_modules folder, with their scopes. */
const listPackages = (modules: string) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    )
