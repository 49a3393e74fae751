import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { siteSchema, type PageConfig } from './src/contract/site.ts'

// Where the API listens during development; the page itself only ever speaks to its own origin.
const api = `http://localhost:${process.env.PORT || 3000}`

/** In development nothing has filled the page's placeholders yet: this does, with the defaults. */
function fillPlaceholders(): Plugin {
  return {
    name: 'fill-placeholders',
    apply: 'serve',
    transformIndexHtml(html) {
      const config: PageConfig = { site: siteSchema.parse({}), apiOrigin: '', mail: false }
      return html
        .replace('"%page-config%"', JSON.stringify(config))
        .replace('<!--before-paint-->', () => `<script>${readFileSync('src/web/before-paint.js', 'utf8')}</script>`)
        .replaceAll('%page.title%', config.site.name)
        .replaceAll('%page.description%', 'Scholarships from high school to post-doc.')
    },
  }
}

/**
 * The router gives its components names for its developers, outside of them: that keeps every one of them in the bundle.
 * Without the names only what is used is left. The bundler's own `propertyWriteSideEffects`
 * will not do: React marks its class components by such a write, and without the mark no page that breaks says so.
 */
function leaveUnusedOfRouter(): Plugin {
  const parts: readonly (readonly [written: RegExp, instead: string])[] = [
    [/^\w+\.displayName = .+;$/gm, ''],
    [/(?<== )React\$1\.forwardRef\(/g, '/* @__PURE__ */ $&'],
    // Nobody here measures the router by its own hooks.
    [/if \(init\.instrumentations\)/g, 'if (false)'],
  ]
  const found = new Set<RegExp>()
  return {
    name: 'leave-unused-of-router',
    apply: 'build',
    // The prerendered pages are drawn by the router as it is installed.
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code) {
        for (const [written] of parts) if (code.search(written) >= 0) found.add(written)
        return parts.reduce((text, [written, instead]) => text.replaceAll(written, instead), code)
      },
    },
    buildEnd() {
      const gone = parts.filter(([written]) => !found.has(written))
      if (gone.length > 0)
        this.error(
          `The router is written otherwise now: nothing in it matches ${gone.map(([written]) => written).join()}`,
        )
    },
  }
}

/** What only a few pages share has a file of its own. */
const NOT_FOR_ALL =
  /^(?!.*\/src\/(?:domain\/countr|web\/(?:sign-in|plan|pocket|detail\/(?:snapshot-facts|condition-facts|describe-rounds|use-printing)|ui\/(?:address-once|line-above|use-attempt))[/.]))/

export default defineConfig({
  root: 'src/web',
  appType: 'spa',
  plugins: [react(), fillPlaceholders(), leaveUnusedOfRouter()],
  // A hash of three letters: a name clashes only with the same name in another file, and each letter costs every visit.
  css: { modules: { generateScopedName: '[local]_[hash:base64:3]' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy knows no data: addresses but those of logos.
    assetsInlineLimit: 0,
    // All of it is 10 KiB packed, and a page's own part came last of what its first paint waits for: browsers fetch six files
    // at once from a server that speaks HTTP/1.1.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // 1.7 KiB less for a first visit than the default minifier (measured).
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3 },
      // The parentheses that tell V8 to compile a function together with its file, off the main thread. Without them React's
      // own function is parsed a second time when the page comes alive: half of what that task takes (measured).
      format: { wrap_func_args: true },
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What the first page needs stands in one file, and what several others share in a second. Left alone, the bundler
        // makes a file of each part that another set of pages shares: they pack worse (2 KiB for the first, measured), and
        // the last of them waits for a free connection. What asks people in is a third: who is signed in never needs it.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', minShareCount: 2, test: NOT_FOR_ALL },
            { name: 'sign-in', minShareCount: 2, test: /\/src\/web\/sign-in\// },
            // All countries, for "Can I?" and for which of them a region has.
            { name: 'places', minShareCount: 2, test: /\/src\/domain\/countr/ },
            // What the saved list keeps for its plan, and what comparing shares with a scholarship's page.
            { name: 'plan', minShareCount: 2, test: /\/src\/web\/plan\// },
            // What members may keep on their device, and what erases it.
            { name: 'pocket', minShareCount: 2, test: /\/src\/web\/(?:pocket\/|ui\/line-above)/ },
            { name: 'facts', minShareCount: 2, test: /\/src\/web\/detail\// },
          ],
        },
      },
    },
    // Read by scripts/prerender.ts and scripts/budget.ts.
    manifest: true,
  },
  server: {
    // Not by prefix alone: the app has files of its own that begin with "api".
    proxy: { '^/(api|auth|google|dev-sign-in|unsubscribe|pages\\.css)(/|\\?|$)': { target: api } },
  },
})
