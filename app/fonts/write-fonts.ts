/**
 * `npm run fonts`: writes the fonts of the first view to `app/src/fonts`. They are committed, so that Storybook, the development server
 * and the build read the same files. Run it after an update of the font packages or a change of the characters.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { subsetFonts } from './subset-fonts.ts'

const folder = new URL('../src/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const { name, content } of await subsetFonts()) {
  await writeFile(new URL(name, folder), content)
  console.log(`${name} ${content.length} bytes`)
}
