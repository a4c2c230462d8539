// A build of Chromium that comes as an npm package and brings its own libraries: for machines
// that have no browser and may fetch from npm only.

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npm } from './npm.mjs'
import { root, say } from './processes.mjs'

const packaged = '@sparticuz/chromium@143.0.4'
const folder = join(root, '.cache/browser')
const unpacked = join(folder, 'unpacked')
const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')
const name = `${packaged} from npm`

/** The package where an earlier run has fetched it. */
export async function* packagedBrowser() {
  if (!existsSync(entry)) return
  yield { name, variables: await unpack() }
  // It did not start: an earlier run may have been cut short while unpacking.
  rmSync(unpacked, { recursive: true, force: true })
  yield { name: `${name}, unpacked anew`, variables: await unpack() }
}

/** Fetches the package first; adds to `tries` why it cannot. */
export async function* fetchPackagedBrowser(tries) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    tries.push(`${name}: for Linux on x64 only`)
    return
  }
  if (existsSync(entry)) return
  say(`Fetching ${name} (65 MB) …`)
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock']
  const { code } = await npm([...args, packaged], { cwd: folder })
  if (code === 0) yield* packagedBrowser()
  else tries.push(`${name}: npm could not install it`)
}

// The package unpacks its libraries only when it believes to be on AWS Lambda, and always into
// the folder for temporary files, under fixed names.
async function unpack() {
  mkdirSync(unpacked, { recursive: true })
  const before = { ...process.env }
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
  process.env.TMPDIR = unpacked
  try {
    const { default: chromium } = await import(pathToFileURL(entry).href)
    const path = await chromium.executablePath()
    const libraries = process.env.LD_LIBRARY_PATH
    return {
      CHROMIUM_PATH: path,
      FONTCONFIG_FILE: writeFontConfiguration(),
      ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }),
    }
  } finally {
    for (const variable of Object.keys(process.env)) {
      if (before[variable] === undefined) delete process.env[variable]
      else process.env[variable] = before[variable]
    }
  }
}

// The package's own configuration looks for its font where Lambda has it. Without any font the
// first form control crashes the page. The machine's fonts, where it has some, are used too.
function writeFontConfiguration() {
  const path = join(folder, 'fonts.conf')
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${join(unpacked, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
  )
  return path
}
