import { ThemeSetting } from './theme-setting.tsx'

/** The section of the account page that sets how the shop looks on this device. */
export function AppearanceSection() {
  return (
    <section aria-labelledby="appearance" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="appearance" className="text-xl">
        Appearance
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">Kept on this device. System follows its light or dark setting.</p>
      <ThemeSetting />
    </section>
  )
}
