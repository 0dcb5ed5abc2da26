import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { StatusTag } from '../ui/StatusTag.tsx'
import { useLocale } from '../ui/useLocale.ts'

/** The computed status of a row as a tag. The server computes it, because it depends on the server's clock. */
export function DerivedTag({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { localize } = useLocale()
  const option = declaration.derived?.options[String(row.derived)]
  return option ? <StatusTag text={localize(option.label)} tone={option.tone} /> : null
}
