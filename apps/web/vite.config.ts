import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    rolldownOptions: {
      treeshake: {
        // Nothing of it is used; it comes with CodeMirror's commands and does not say that it may go.
        moduleSideEffects: [{ test: /\/@lezer\/common\//, sideEffects: false }],
      },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8080',
    },
  },
})
