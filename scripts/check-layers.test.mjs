// Protects the dependency rule itself: a check that no longer notices a breach would let the
// layers grow together without anyone seeing it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenRules } from './check-layers.mjs'

const allowed = [
  ['packages/core/src/verdict/decide.ts', "import { parse } from '../syntax/parse.ts'"],
  ['packages/core/src/matching/target.ts', "import type { Span } from '../syntax/span.ts'"],
  ['packages/core/src/verdict/decide.ts', "import { explain } from './explain.ts'"],
  ['packages/core/src/index.ts', "export { parse } from './syntax/parse.ts'"],
  ['packages/core/src/syntax/parse.test.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/core/test/cases.test.ts', "import '@robots-txt-tester/conformance'"],
  ['packages/core/src/groups/interpret.ts', '// as Googlebot reads it\nexport const a = 1'],
  ['packages/core/src/dialects/google.ts', "export const id = 'google'"],
  ['packages/fetch/src/get.ts', "import type { FetchReport } from '@robots-txt-tester/core'"],
  ['apps/api/src/app.ts', "import {\n  fetchRobots,\n} from '@robots-txt-tester/fetch'"],
  ['apps/web/src/app.tsx', "import type { Api } from '@robots-txt-tester/api'"],
]

const broken = [
  ['packages/core/src/syntax/parse.ts', "import { decide } from '../verdict/decide.ts'"],
  ['packages/core/src/syntax/parse.ts', "import {\n  decide,\n} from '../verdict/decide.ts'"],
  ['packages/core/src/syntax/parse.ts', "export * from '../matching/target.ts'"],
  ['packages/core/src/groups/a.ts', "const x = await import('../compare/diff.ts')"],
  ['packages/core/src/misc/a.ts', "import { parse } from '../syntax/parse.ts'"],
  ['packages/core/src/http/a.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/core/src/http/a.ts', "import { get } from '@robots-txt-tester/fetch'"],
  ['packages/core/src/verdict/a.ts', "import cases from '@robots-txt-tester/conformance'"],
  ['packages/core/src/verdict/a.ts', "if (dialect.id === 'google') return 1"],
  ['packages/core/src/verdict/a.ts', "import { a } from '../../../fetch/src/get.ts'"],
  ['packages/fetch/src/get.ts', "import { app } from '@robots-txt-tester/api'"],
  ['apps/web/src/app.tsx', "import { app } from '@robots-txt-tester/api'"],
  ['apps/web/src/app.tsx', "import type { Get } from '@robots-txt-tester/fetch'"],
  ['apps/api/src/app.ts', "import { page } from '@robots-txt-tester/web'"],
]

for (const [path, text] of allowed) {
  test(`allows ${path}: ${text}`, () => assert.deepEqual(brokenRules(path, text), []))
}

for (const [path, text] of broken) {
  test(`reports ${path}: ${text}`, () => assert.equal(brokenRules(path, text).length, 1))
}
