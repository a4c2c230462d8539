// The built server for the browser tests: as `node apps/api/dist/main.js`, but it never outlives the
// test runner, however that ends.

import { whenStarterEnds } from './processes.mjs'

whenStarterEnds(() => process.kill(process.pid, 'SIGTERM'))
// Reached by a computed address: the file is there only after the build.
await import(new URL('../apps/api/dist/main.js', import.meta.url).href)
