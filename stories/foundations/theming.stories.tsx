import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from '../support/docs/doc-page.tsx'
import { ThemeSample } from './theme-sample.tsx'

const meta = {
  title: 'Foundations/Theming',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Theming: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Theming</h1>
      <p>
        Every class of a component refers to a variable: <code>bg-card</code> is <code>var(--color-card)</code>. A theme
        is other values of these variables. The toolbar of Storybook switches between light and dark, and between
        Whirligig and another brand, Tidepool.
      </p>
      <h2>Light and dark</h2>
      <p>
        Each colour has two values, <code>light-dark(#fffaf2, #17121f)</code>. The browser chooses by the{' '}
        <code>color-scheme</code> of the element: that of the system, or <code>data-theme</code> of the{' '}
        <code>html</code> element.
      </p>
      <h2>Parts of a page</h2>
      <p>
        <code>ThemeProvider</code> gives a part of a page another theme with <code>theme</code>, another text direction
        with <code>dir</code>, and other variables with its class. Dialogs, drawers, menus and popovers of the
        components in it are rendered at its end, so they follow it. Tooltips and lists of inputs are inside of it
        anyway.
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <ThemeSample title="Light" theme="light" />
        <ThemeSample title="Dark" theme="dark" />
      </div>
      <p>
        Without React, <code>data-theme=&quot;dark&quot;</code> on any element switches the colours inside of it. Add{' '}
        <code>bg-paper text-ink</code> for its ground and its own text. The classes <code>scheme-light</code> and{' '}
        <code>scheme-dark</code> do the same, but print in their colours: paper is light.
      </p>
      <h2>Bright grounds at night</h2>
      <p>
        Sun and tomato stay bright in the dark. Such an element has <code>scheme-light</code> beside its ground (
        <code>bg-sun text-ink scheme-light</code>), and so dark text. The footer is <code>bg-night</code>, dark in both.
      </p>
      <p>
        The grounds of pictures (<code>bg-tint-sky</code>) are pastels in both modes, because the drawings have dark
        lines. What is inside of such a ground has the colours of the light mode, without another class.
      </p>
      <h2>A theme of your own</h2>
      <p>Override variables after the stylesheet of the package, with one value, or with one for each mode:</p>
      <pre className="mb-4 overflow-x-auto rounded-card border border-line bg-card p-4 text-sm">
        {`:root {
  --color-tomato: light-dark(#0f7598, #5cc3e6);
  --color-tomato-hover: light-dark(#08556f, #86d3ee);
  --color-tomato-edge: #053f53;
  --color-paper: light-dark(#f3f9fa, #071218);
  --radius-control: 0.25rem;
  --font-display: var(--font-text);
}`}
      </pre>
      <p>
        Check the contrasts with the pairs of <code>ui/src/contrast-pairs.ts</code>, as{' '}
        <code>.storybook/tidepool.test.ts</code> does for Tidepool.
      </p>
      <p>
        Tidepool, the second brand in the toolbar, is such a file: <code>.storybook/tidepool.css</code>. It changes
        colours, radii and the font of headings, and no component.
      </p>
      <h2>Stylesheets and Tailwind</h2>
      <p>
        <code>@whirligig/ui/styles.css</code> has the variables, the compiled classes and a reset of the page;{' '}
        <code>styles-without-reset.css</code> leaves the rest of the page alone. <code>@whirligig/ui/tokens.css</code>{' '}
        has the variables alone, and <code>@whirligig/ui/tailwind.css</code> brings them to Tailwind 4. The preset{' '}
        <code>@whirligig/ui/tailwind-preset</code> does the same for a <code>tailwind.config.ts</code>:{' '}
        <code>bg-card</code>, <code>rounded-control</code> and <code>font-display</code> then refer to the variables in
        your own markup, and follow every theme. Both add the tokens to Tailwind&apos;s own values;{' '}
        <code>tokensOnlyPreset</code> replaces these, as in this shop.
      </p>
      <h2>For design tools</h2>
      <p>
        <code>@whirligig/ui/tokens.light.json</code> and <code>tokens.dark.json</code> have the same tokens in the
        Design Tokens format, with text as values. Style Dictionary 5.5 and 4.4 write them as CSS and SCSS; 4.4 leaves
        out <code>inset</code> of shadows. <code>tokens.json</code> follows the version 2025.10, where colours and sizes
        are objects and the dark values are in <code>$extensions.mode</code>. Other tools were not tried.{' '}
        <code>npm run tokens</code> writes all of them and <code>tokens.css</code>.
      </p>
    </DocPage>
  ),
}
