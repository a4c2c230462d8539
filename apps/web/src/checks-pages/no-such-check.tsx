/** The page of a check that there is none of, with all there are. */
import { Kinds } from './check-list.tsx'
import { useChecks } from './use-checks.ts'
import { useDocument } from './use-document.ts'

export function NoSuchCheck({ id }: { readonly id: string }) {
  const { words } = useChecks().texts
  const text = words.unknownText(id.length > 100 ? `${id.slice(0, 99)}…` : id)
  useDocument(words.unknown, text)
  return (
    <>
      <h1>{words.unknown}</h1>
      <p>{text}</p>
      <Kinds />
    </>
  )
}
