import { defineConfig } from 'vite'

// One file for Node: our own packages are TypeScript source and are built in, everything else
// is loaded from node_modules at run time.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      output: { entryFileNames: 'main.js' },
    },
  },
  ssr: {
    noExternal: [/^@robots-txt-tester\//],
  },
})
