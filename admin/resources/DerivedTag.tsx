import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useLocale } from '../app/useLocale.ts'
import { StatusTag } from '../ui/StatusTag.tsx'

/** The computed status of a row, in its tone: the server's word, whose clock counts. */
export function DerivedTag({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { say } = useLocale()
  const option = declaration.derived?.options[String(row.derived)]
  return option ? <StatusTag text={say(option.label)} tone={option.tone} /> : null
}
