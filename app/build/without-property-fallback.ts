import type { Plugin } from 'vite'

const FALLBACK = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/

/** Removes Tailwind's initial values for browsers without `@property` from stylesheets. None of those knows `light-dark()` (`CSS_TARGET`). */
export function withoutPropertyFallback(): Plugin {
  return {
    name: 'whirligig:without-property-fallback',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = String(file.source).replace(FALLBACK, '@layer properties;')
          }
        }
      },
    },
  }
}
