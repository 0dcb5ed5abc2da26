import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useLocale } from '../app/useLocale.ts'
import { StatusTag } from '../ui/StatusTag.tsx'

/** The computed status of a row as a tag. The server computes it, because it depends on the server's clock. */
export function DerivedTag({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { localize } = useLocale()
  const option = declaration.derived?.options[String(row.derived)]
  return option ? <StatusTag text={localize(option.label)} tone={option.tone} /> : null
}
