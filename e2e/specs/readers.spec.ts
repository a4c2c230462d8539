// Protects: the table of readers shows who decides the other way and why, its lines lead into the
// file, the file carries the sign where readers part, and a reader can be chosen to read as.
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

const FILE = 'User-agent: *\nAllow: /\nDisalow: /private\n'

test('who reads it differently, and why', async ({ page }) => {
  const tester = await openTester(page, '/?tab=readers&crawler=googlebot')
  await tester.paste(FILE)
  await tester.address.fill('https://example.com/private')
  const panel = page.getByRole('tabpanel', { name: 'Readers' })
  const yandex = panel.getByRole('row', { name: /Yandex/ })
  await expect(yandex).toContainText('Allowed')
  await expect(yandex).toContainText('does not read the spelling Disalow')
  await expect(panel.getByRole('row', { name: /^Google/ })).toContainText('as the standard')
  await expect(panel).toContainText('decide the other way than the standard')
  await expect(page.getByTitle('Readers part on this line')).not.toHaveCount(0)

  await yandex.getByRole('button', { name: 'Yandex' }).click()
  await expect(tester.verdict).toContainText('Allowed')
  await expect(page).toHaveURL(/dialect=yandex/)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

for (const [lang, name, phrase] of [
  ['ja', '解釈の違い', 'という綴りを読まない'],
  ['ru', 'Прочтения', 'не читает написание'],
] as const) {
  test(`in ${lang}`, async ({ page }) => {
    const tester = await openTester(page, `/?tab=readers&crawler=googlebot&lang=${lang}`)
    await tester.paste(FILE)
    await tester.address.fill('https://example.com/private')
    await expect(page.getByRole('tabpanel', { name })).toContainText(phrase)
  })
}
