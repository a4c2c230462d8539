// The door of every npm script: `node scripts/run.mjs start|dev|test|check|format|bench`.
// It holds only the Node check, in syntax that an old Node can still read; the work is in tasks.mjs.

const [major, minor] = process.versions.node.split('.').map(Number)
// Vite, which builds the page, leaves out Node 21 and the first releases of 22.
const supported =
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || (major > 22 && major < 1000)

if (supported) {
  import('./tasks.mjs')
    .then(({ runTask }) => runTask(process.argv[2], process.argv.slice(3)))
    .catch((problem) => {
      console.error(`\n${problem.isPlainSentence ? problem.message : problem.stack}`)
      process.exitCode = process.exitCode || 1
    })
} else {
  console.error(
    `robots.txt tester needs Node 20.19 or newer (on the 22 line: 22.12 or newer), but this is Node ${process.versions.node}. Please install Node 22 or 24 from https://nodejs.org and try again.`,
  )
  process.exitCode = 1
}
