import { foldArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Column, columnsOf } from '../../platform/spreadsheets/columns.ts'

/** The columns that a file may fill: those of fields that people write. */
export const targetsOf = (declaration: AnyResource): Column[] => columnsOf(declaration).filter(({ field }) => !field.readOnly)

/** Which field each heading seems to be: by its name or its label in either language; each field once, null where none fits. */
export function guessTargets(declaration: AnyResource, head: readonly string[]): (string | null)[] {
  const known = new Map<string, string>([['id', 'id']])
  for (const { path, label } of targetsOf(declaration))
    for (const called of [path, ...label]) if (!known.has(plain(called))) known.set(plain(called), path)
  const taken = new Set<string>()
  return head.map((heading) => {
    const path = known.get(plain(heading))
    if (path === undefined || taken.has(path)) return null
    taken.add(path)
    return path
  })
}

const plain = (text: string): string => foldArabic(text).replace(/[^\p{L}\p{N}]/gu, '')
